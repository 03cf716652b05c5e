import { notifications } from "@mantine/notifications";

/** Says that something worked, in the specification's words (spec §8). */
export const said = (message: string): void => show(message, "green");

/** Says that something did not work. */
export const failed = (message: string): void => show(message, "red");

function show(message: string, color: "green" | "red"): void {
  notifications.show({ message, color, closeButtonProps: { "aria-label": "Close this message" } });
}
