import type { Messages } from '../../en/index.ts'
import { countRussian } from '../../format/intl.ts'

export const source: Messages['source'] = {
  title: 'Исходный код',
  verifiedBy: (verifier) => `Проверил ${verifier}`,
  note: (verifier) =>
    `По данным ${verifier}, при компиляции этих файлов получился именно этот код. Эта страница их не компилировала.`,
  otherCode: 'Этот исходный код относится к другому коду и ничего не говорит об этом контракте.',
  compiler: 'Компилятор',
  verifiedAt: 'Проверено',
  commandLine: 'Командная строка',
  files: 'Файлы',
  incomplete: 'Файлов больше, чем показано здесь.',
  lines: (count, locale) => countRussian(count, locale, 'строка', 'строки', 'строк'),
  missing: 'не загружен',
  missingNote: 'Шлюз не отдал этот файл. Исходный код здесь неполный.',
  unchecked: 'Этот файл отдал шлюз. Сравнить его с хешем не удалось.',
  copy: 'Копировать файл',
  empty: 'Нет проверенного исходного кода',
}
