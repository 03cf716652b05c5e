/** For tests of what is the same on every screen, as a refused call: they are played at a desk alone. */
export const ANY_SCREEN = { tag: "@any-screen" } as const;
