/** The animals that visitors mark on their own device. */
export const favourites = {
  title: "Favourites",
  lead: "The animals you have marked with a heart. They are kept on this device only.",
  logIn: "Log in and keep them in your account",
  hint: "Press the heart of an animal that you would like to find again.",
  addedHere: "Added to your favourites on this device.",
  full: "This device keeps a hundred favourites. Remove one of them, or log in to keep more.",
  needsScript: "Hearts need JavaScript, which is switched off in your browser.",
};
