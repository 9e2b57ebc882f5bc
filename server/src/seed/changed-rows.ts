interface Identity<Row> {
  /** The row's key. */
  key: (row: Row) => string;
  /** The row's unique name, compared without case. */
  name: (row: Row) => string;
  /** The values that the seed may change, as text: equal values give equal texts. */
  content: (row: Row) => string;
}

/**
 * Those of the wanted rows that are not stored yet or stored differently. A new row whose name the operator has
 * already given to an entry of their own is left out: that entry stays, and the seed does not fail over it.
 */
export function changedRows<Stored, Wanted extends Stored>(
  wanted: readonly Wanted[],
  stored: readonly Stored[],
  { key, name, content }: Identity<Stored>,
): Wanted[] {
  const storedByKey = new Map(stored.map((row) => [key(row), row]));
  const takenNames = new Set(stored.map((row) => name(row).toLowerCase()));
  return wanted.filter((row) => {
    const current = storedByKey.get(key(row));
    return current ? content(current) !== content(row) : !takenNames.has(name(row).toLowerCase());
  });
}
