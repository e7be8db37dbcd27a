import { formatNumber, countRussian } from '../../format/intl.ts'
import type { Finality } from '../../../service/rows/finality.ts'
import type { Messages } from '../../en/index.ts'

const finalityWords: Readonly<Record<Finality, readonly [one: string, few: string, many: string]>> = {
  pending: ['ожидает', 'ожидают', 'ожидают'],
  confirmed: ['подтверждена', 'подтверждены', 'подтверждено'],
  finalized: ['финализирована', 'финализированы', 'финализировано'],
  invalidated: ['отброшена', 'отброшены', 'отброшено'],
}

export const live: Messages['live'] = {
  finality: {
    pending: 'В ожидании',
    confirmed: 'Подтверждена',
    finalized: 'Финализирована',
    invalidated: 'Отброшена',
  },
  meaning: {
    pending: 'Результат эмуляции. Может измениться или быть отброшен.',
    confirmed: 'Включена в блок шарда. Ожидает мастерчейна.',
    finalized: 'Зафиксирована мастерчейном. Отменить нельзя.',
    invalidated: 'Ожидала включения, но сеть её отбросила.',
  },
  newRows: (count, locale) => `Показать новые: ${formatNumber(count, locale)}`,
  newAndSuspicious: (news, suspicious, locale) =>
    `Показать новые: ${formatNumber(news, locale)}, подозрительные: ${formatNumber(suspicious, locale)}`,
  suspiciousRows: (count, locale) => `Показать подозрительные: ${formatNumber(count, locale)}`,
}

export const progress: Messages['progress'] = {
  title: 'Статус сообщения',
  stage: {
    searching: 'Отправлено. Ждём, пока сеть его примет.',
    pending: 'Обрабатывается.',
    confirmed: 'Подтверждено в блоках шардов. Ожидает мастерчейна.',
    finalized: 'Финализировано. Отменить нельзя.',
    classified: 'Финализировано и обработано полностью.',
    invalidated: 'Отброшено сетью. Может быть включено позже.',
    expired: 'Срок истёк до того, как сообщение дошло до сети. Его уже нельзя принять.',
    notFound: 'Пока не найдено. Срок действия неизвестен, сообщение ещё может прийти.',
  },
  word: { searching: 'Отправлено', expired: 'Истекло', notFound: 'Не найдено' },
  step: {
    sent: 'Отправлено',
    pending: 'В ожидании',
    confirmed: 'Подтверждено',
    finalized: 'Финализировано',
    classified: 'Завершено',
  },
  stepState: { done: 'готово', current: 'в процессе', next: 'не начато', lost: 'не достигнуто' },
  verdict: {
    succeeded: 'Успешно',
    failed: 'Ошибка',
    partial: 'Частичная ошибка',
    pending: 'В ожидании',
    wouldSucceed: 'Прогноз: успешно',
    wouldFail: 'Прогноз: ошибка',
    wouldPartlyFail: 'Прогноз: частичная ошибка',
    broken: 'Неполно',
  },
  transactions: (finality, count, locale) => countRussian(count, locale, ...finalityWords[finality]),
  open: (count, locale) => `в процессе: ${formatNumber(count, locale)}`,
  validUntil: 'Действительно до',
  lag: (span) => `Сервис отстаёт от сети на ${span}.`,
  trouble: 'Повторяем попытку…',
  retry: 'Проверить снова',
  empty: 'Нет сообщения для отслеживания',
}
