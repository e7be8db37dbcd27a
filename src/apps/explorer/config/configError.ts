/** Error that names the field of a configuration and what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  /** Path of the field, such as `networks[0].baseUrl`; empty for the whole file. */
  readonly field: string

  constructor(field: string, problem: string) {
    super(field === '' ? `The configuration ${problem}.` : `The field ${field} of the configuration ${problem}.`)
    this.field = field
  }
}
