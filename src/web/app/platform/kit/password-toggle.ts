import { appTexts } from "../texts/texts.ts";

/** The props of a password field whose show/hide button has a name and can be reached with the keyboard. */
export const passwordToggle = () => ({
  visibilityToggleButtonProps: { "aria-label": appTexts().kit.form.togglePassword, tabIndex: 0 },
});
