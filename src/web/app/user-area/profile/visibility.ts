/** The button inside a password field has a name, and is reached with the keyboard. */
export const VISIBILITY = {
  visibilityToggleButtonProps: { "aria-label": "Show or hide the password", tabIndex: 0 },
} as const;
