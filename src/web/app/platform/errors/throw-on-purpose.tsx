const ON_PURPOSE = "Thrown on purpose.";

/** Throws outside all screens at `/demo/throw/app`, which the server answers in the demonstration only (rules §11). */
export function ThrowOutside() {
  if (location.pathname === "/demo/throw/app") throw new Error(ON_PURPOSE);
  return null;
}

/** A screen that throws. */
export function ThrowInside(): never {
  throw new Error(ON_PURPOSE);
}
