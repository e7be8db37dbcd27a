// Layouts of cells as data: the structures of an ABI. `ton/abi` takes them as they are; `meaning/verify` writes rows by
// them and `sources/vm` reads cells by them. Names of fields are those of the TL-B schemes, as are most of rows.

/** A structure, or one of several that a prefix tells apart. */
export interface CellLayout {
  /** Binary digits after `0b`. */
  readonly prefix?: string
  /**
   * Types of the fields by name, in the order of the cell: `coins`, `bool`, `bits256`, `uint16`, `int8`, `varuint7`,
   * `any_address`, `cell`, or a structure; with `?` behind it for a value that a bit can leave out.
   */
  readonly fields: Readonly<Record<string, string>>
}

/** Structures that a prefix tells apart, by the word of the row or the name of the TL-B scheme. */
export type Forms = Readonly<Record<string, CellLayout>>

/** A field of a {@link CellLayout}. */
export interface LayoutField {
  readonly name: string
  /** Type without its size and without `?`. */
  readonly type: string
  /** Bits of a number, or 0. */
  readonly size: number
  readonly isOptional: boolean
}

const parsed = new WeakMap<CellLayout, readonly LayoutField[]>()

/** Returns the fields of a layout. */
export function listFields(layout: CellLayout): readonly LayoutField[] {
  let fields = parsed.get(layout)
  if (fields === undefined) {
    fields = Object.entries(layout.fields).map(([name, text]) => {
      const [, type = '', size, optional] = /^(.+?)(\d*)(\??)$/.exec(text) ?? []
      return { name, type, size: Number(size), isOptional: optional === '?' }
    })
    parsed.set(layout, fields)
  }
  return fields
}
