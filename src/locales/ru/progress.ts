import type { Finality } from '../../model/finality.ts'
import type { LiveMessages, ProgressMessages } from '../../format/messages/progress.ts'
import { countRussian } from '../plurals.ts'

const finalityWords: Readonly<Record<Finality, readonly [one: string, few: string, many: string]>> = {
  pending: ['ожидает', 'ожидают', 'ожидают'],
  confirmed: ['подтверждена', 'подтверждены', 'подтверждено'],
  finalized: ['окончательна', 'окончательны', 'окончательных'],
  invalidated: ['отозвана', 'отозваны', 'отозвано'],
}

/** Russian {@link LiveMessages}. */
export const liveMessages: LiveMessages = {
  finality: {
    pending: 'В ожидании',
    confirmed: 'Подтверждена',
    finalized: 'Окончательна',
    invalidated: 'Отозвана',
  },
  meaning: {
    pending: 'Результат эмуляции: ещё может измениться или исчезнуть.',
    confirmed: 'В блоке, который мастерчейн ещё не зафиксировал.',
    finalized: 'Зафиксирована мастерчейном и не изменится.',
    invalidated: 'Была объявлена, но не состоится.',
  },
  newRows: (_count, shown) => `Новых: ${shown}`,
}

/** Russian {@link ProgressMessages}. */
export const progressMessages: ProgressMessages = {
  title: 'Ход сообщения',
  stage: {
    searching: 'Отправлено. Ждём, когда сеть его примет.',
    pending: 'В пути.',
    confirmed: 'В блоках; мастерчейн зафиксировал ещё не все.',
    finalized: 'Окончательно. Отменить нельзя.',
    classified: 'Окончательно и полностью.',
    invalidated: 'Отозвано: объявленное не состоится. Оно может прийти снова.',
    expired: 'Не дошло: срок истёк, и принять его больше нельзя.',
    notFound: 'Пока не найдено. Срок неизвестен, и оно ещё может прийти.',
  },
  word: { searching: 'Отправлено', expired: 'Истекло', notFound: 'Не найдено' },
  step: {
    sent: 'Отправлено',
    pending: 'В ожидании',
    confirmed: 'Подтверждено',
    finalized: 'Окончательно',
    classified: 'Разобрано',
  },
  stepState: { done: 'готово', current: 'выполняется', next: 'предстоит', lost: 'не достигнуто' },
  verdict: {
    succeeded: 'Успешно',
    failed: 'Ошибка',
    partial: 'Частичная ошибка',
    pending: 'В ожидании',
    broken: 'Неполно',
  },
  transactions: (finality, count, shown) => countRussian(count, shown, ...finalityWords[finality]),
  open: (_count, shown) => `предстоит: ${shown}`,
  message: 'Сообщение',
  validUntil: 'Принимается до',
  lag: (span) => `Индекс отстаёт на ${span}.`,
  trouble: 'Попытки продолжаются.',
  retry: 'Искать снова',
  empty: 'Ни одно сообщение не отслеживается',
}
