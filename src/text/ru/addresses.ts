import type { Messages } from '../en/index.ts'

export const address: Messages['address'] = {
  outside: 'Внешний',
  known: {
    elector: 'Электор',
    config: 'Конфигурация',
    system: 'Система',
    zero: 'Нулевой адрес',
    blackHole: 'Чёрная дыра',
    dnsRoot: 'Корень DNS',
    tonDomains: 'Домены TON',
    telegramUsernames: 'Имена Telegram',
    telegramNumbers: 'Номера Telegram',
  },
  namedBy: (kind, source) =>
    ({
      label: 'Ваша метка',
      imported: 'Импортированная метка',
      application: 'Название от этого приложения',
      catalogue: source === undefined ? 'Общеизвестный аккаунт' : `Название из источника «${source}»`,
      domain: 'Домен, по данным индекса',
      claim: 'Название, которое токен дал себе сам',
    })[kind],
  favorite: 'Избранное',
  imitates: (label) => `Похоже на вашу метку «${label}», но это другой адрес`,
  resembles: (other) => `Похоже на ${other}, но это другой аккаунт`,
  copyEither: 'Этот адрес похож на другой, который вы знаете. Сравните, чем они отличаются: какой из них скопировать?',
  copyThis: 'Этот адрес',
  copyOther: 'Другой адрес',
}
