/** The own profile and account (spec §2.5, §7; rules §10, §11). */
export const profile = {
  details: "My details",
  loadFailed: "Failed to load your profile.",
  person: {
    name: "Name",
    surname: "Surname",
    phoneNumber: "Phone number",
    postalCode: "Postal code",
    city: "City",
    street: "Street",
    dateOfBirth: "Date of birth",
  },
  hints: { phoneNumber: "9 digits", postalCode: "Format 00-000" },
  password: {
    hint: "To change your email or your password, enter your current password.",
    new: "New password",
    leaveBlank: "Leave blank to keep the present one.",
  },
  security: {
    title: "Sign-in and security",
    text: "A second factor besides your password, and where you are logged in.",
    open: "Keep my account safe",
  },
  data: {
    title: "My data",
    text: "You can download everything that we hold on you, or close your account. Closing erases your personal data.",
    download: "Download my data",
    file: "my-data.json",
    downloadFailed: "Your data could not be downloaded.",
    closeAccount: "Close my account",
    closeFailed: "Failed to close your account.",
  },
  staff: {
    role: "Role",
    hint: "Your name and job title are kept by an admin. Your email and password you change here.",
    newEmail: "New email",
  },
};
