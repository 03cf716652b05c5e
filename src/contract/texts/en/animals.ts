import { plural } from "../plural.ts";

/** Animals, their form, and one's favourites (spec §2.6, §5, §8; rules §1, §3, §11). */
export const animals = {
  /** What each field is called: in the log, where two records become one, in files. */
  fields: {
    name: "Name",
    type: "Type",
    sex: "Sex",
    breed: "Breed",
    weight: "Weight in kg",
    whereFound: "Where found",
    isChipped: "Chipped",
    homeNeeded: "Home needed",
    filmUrl: "Film",
    colours: "Colours",
    markings: "Markings",
    description: "Description",
  },
  types: { Dog: "Dog", Cat: "Cat" },
  sexes: { Male: "Male", Female: "Female" },
  statuses: {
    Available: "Available",
    Appointment: "Appointment",
    Reserved: "Reserved",
    Adopted: "Adopted",
    InCare: "In care",
    Left: "Left",
  },
  years: (age: number) => `${age} years`,
  /** On a card, between sex and breed. */
  age: (age: number) => `Age ${age}`,
  /** The same under two years. @param _young the age in months, which stands beside these words of the specification */
  yearsYoung: (age: number, _young: string) => `${age} years`,
  ageYoung: (age: number, _young: string) => `Age ${age}`,
  /** The age of an animal under two years. */
  young: {
    months: (n: number) => plural.en(n, { one: "1 month", other: `${n} months` }),
    aFewWeeks: "a few weeks",
    underAYear: "under a year",
    oneYear: "1 year",
    oneYearAnd: (n: number) => plural.en(n, { one: "1 year 1 month", other: `1 year ${n} months` }),
  },
  /** What visitors read of a status: on a card, and beside the word on the animal's page. */
  visitSoonHint: "A visit to the vet or another service within a day. Still looking for a home.",
  /** The home that an animal needs. */
  homes: { flat: "A flat is fine", lift: "Ground floor or a lift", garden: "A garden" },
  unknown: "Unknown",
  adopted: (name: string) => `${name} has found a home.`,
  reserved: (name: string) => `${name} is reserved: a family is in the last steps of the adoption.`,
  inCare: (name: string) => `${name} is not to be adopted yet.`,
  /** @param day as YYYY-MM-DD */
  adoptableFrom: (name: string, day: string) => `${name} can be adopted from ${day}.`,
  notFound: "Animal not found.",
  loadFailed: "Error loading animals.",
  saveFailed: "Error saving animal.",
  deleteFailed: "Failed to delete animal.",
  hasOpenAdoption: "This animal has an open adoption. End it before deleting the animal.",
  hasAppointment: "This animal has an appointment to come. Delete it before deleting the animal.",
  isReserved: "This animal is reserved by an adoption and cannot be made available here.",
  isBeingAdopted: "The status of this animal belongs to its adoption until that is over.",
  groupNotNumber: "Animal group must be a number.",
  incompleteFlag: "Incomplete must be true or false.",
  hereFlag: "Here must be true or false.",
  sexAndAgeNeeded: "The contract names the animal's sex and age. Say on the animal's form what they are.",
};

/** What the animal form says of each field that is not right (spec §5). */
export const animalForm = {
  name: "Name is required.",
  type: "Type is required.",
  sex: "Sex is required.",
  breed: "Breed is required.",
  whereFound: "Location found is required.",
  age: "Age must be a number between 0 and 100.",
  months: "The months must be a number between 0 and 11.",
  film: "The film’s address must begin with https:// and have at most 500 characters.",
  homeNeeded: "Choose one of the homes, or none.",
  colours: "Give at most 6 colours.",
  weight: "Weight must be a number greater than 0 and up to 500.",
  arrivalDate: "Arrival date is required.",
  arrivalInvalid: "Invalid date",
  arrivalInFuture: "Arrival date cannot be in the future.",
  photos: "Photo is required.",
  tooManyPhotos: (most: number) => `An animal may have at most ${most} photos.`,
  invalidPhoto: "This photo does not belong to the animal.",
  scores: "Please select a score (1–5) for all attributes.",
  /** @param statuses as they are sent */
  status: (statuses: string) => `Status must be one of ${statuses}.`,
  chipped: "Choose whether the animal is chipped.",
  focus: "The focal point must be from 0 to 100.",
};

export const favourites = {
  title: "My Favourites",
  add: "Add to Favourites",
  remove: "Remove from Favourites",
  logIn: "Log in to Add to Favourites",
  loadFailed: "Failed to load your favourites.",
  none: "You have no favourites yet.",
  added: "Added to your favourites.",
  removed: "Removed from your favourites.",
  saveFailed: "Your favourites could not be changed. Please try again.",
};

/** A photo that cannot be read in the browser. A portrait's own sentence is Polish in every language (spec §5). */
export const photos = {
  unreadable: "This photo could not be read. Please choose it again.",
  portraitFailed: "Nie udało się przetworzyć zdjęcia.",
};
