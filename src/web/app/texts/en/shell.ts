export const shell = {
  loadingFailed: "Something went wrong. Please reload the page.",
};
