/**
 * Writes letters in background work, one record after another: one that fails holds up no other.
 * @param records whom or what they are about, as "adoption"
 * @param write writes the letters of one record @returns how many
 * @returns how many letters were written
 * @throws AggregateError that names the records which failed, after all others; they are tried again with the job
 */
export async function writeOneByOne(
  records: string,
  ids: readonly number[],
  write: (id: number) => Promise<number>,
): Promise<number> {
  let written = 0;
  const failures: Error[] = [];
  for (const id of ids) {
    try {
      written += await write(id);
    } catch (error) {
      failures.push(new Error(`${records} ${id}: ${(error as Error).message}`, { cause: error }));
    }
  }
  if (failures.length === 0) return written;
  const reasons = failures.map(({ message }) => message).join("; ");
  throw new AggregateError(failures, `${failures.length} of ${ids.length} were not written to: ${reasons}`);
}
