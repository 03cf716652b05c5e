/** An error as it is sent to another process, with what tells a full disk and a lost database from mistakes. */
export type PlainError = { message: string; stack?: string; code?: unknown; stderr?: unknown; cause?: PlainError };

/** The error in a form that a channel between processes keeps. */
export function plain(error: unknown): PlainError {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, code, stderr, cause } = error as NodeJS.ErrnoException & { stderr?: unknown };
  return {
    message,
    ...(stack !== undefined && { stack }),
    ...(code !== undefined && { code }),
    ...(stderr !== undefined && { stderr }),
    ...(cause !== undefined && { cause: plain(cause) }),
  };
}

/** The error that {@link plain} was given. */
export function revived({ message, cause, ...rest }: PlainError): Error {
  return Object.assign(new Error(message, cause && { cause: revived(cause) }), rest);
}
