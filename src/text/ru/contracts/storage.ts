import type { StorageMessages } from '../../messages/contracts/storage.ts'

/** Russian {@link StorageMessages}. */
export const storageMessages: StorageMessages = {
  title: 'Хранилище',
  empty: 'Об этом аккаунте ничего не известно',
  hash: 'Хеш данных',
  cells: 'Ячейки',
  bits: 'Биты',
  noData: 'У этого аккаунта нет данных.',
  missing: 'Индекс даёт хеш этих данных, но не сами данные.',
  malformed: 'Эти данные не удалось прочитать как набор ячеек.',
  otherHash: 'Эти данные не соответствуют хешу, который даёт для них сервис. Не полагайтесь на них.',
  fields: 'Поля',
  readBy: (abi) => `Декодировано в этом браузере: ${abi}`,
  noAbi: 'ABI для данных этого контракта здесь неизвестен. Ниже показаны его ячейки.',
  tree: 'Ячейки данных',
}
