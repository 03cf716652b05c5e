/** The database of what the rounds keep on this device; only the administration opens it (decision 0087). */
export const DEVICE_DATABASE = "shelter-device";
/** The storage key of how many writes on this device are not sent yet, by account. */
export const UNSENT_COUNT = "unsent";
