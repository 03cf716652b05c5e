/** Holds, placements, units, weights and chips (rules §14). */
export const care = {
  holdNotFound: "Hold not found.",
  holdKind: "Choose the kind of hold.",
  untilAfterFrom: "The hold must end after the day on which it begins.",
  holdOverlaps: "This animal has a hold of this kind for these days already.",
  /** @param by who lifted it @param day as YYYY-MM-DD */
  holdLifted: (by: string, day: string) => `This hold was lifted already: ${by}, ${day}.`,
  onHoldUntil: (day: string) => `This animal is on hold until ${day}. The contract has to wait.`,
  onHold: "This animal is on hold, and nobody knows yet until when. The contract has to wait.",
  notInShelter: "This animal is not in the shelter now.",
  beforeIntake: "The day cannot be before the animal came in.",
  notInStay: "The animal was not in the shelter on this day.",
  placementNotFound: "Placement not found.",
  placementKind: "Choose where the animal goes.",
  personRequired: "Say who takes the animal.",
  unknownPerson: "There is no such user.",
  dueBeforeFrom: "The animal cannot be due back before it leaves.",
  /** @param who has it @param from as YYYY-MM-DD */
  isAway: (who: string, from: string) => `This animal is away already: ${who}, since ${from}.`,
  placementOverlaps: "The animal was away on this day already.",
  placementEnded: (day: string) => `This placement has ended already, on ${day}.`,
  endBeforeFrom: "The end cannot be before the beginning.",
  weight: "Weight must be a number greater than 0 and up to 500.",
  chip: "A chip's number has 15 digits.",
  chipImpossible: "No chip has this number. Please read it again.",
  /** @param animal the name of the other animal */
  chipTaken: (animal: string) => `This chip belongs to another animal: ${animal}.`,
  chipKnown: "The chip of this animal is known, so it cannot be without one.",
  nameRequired: "Name is required.",
  locationKind: "Choose what kind of place it is.",
  capacity: "Capacity must be a whole number from 1.",
  area: "Area must be a number from 0.01 to 9,999.",
  unitsRequired: "Add at least one unit, and at most 500.",
  nameTaken: "There is a place with this name already.",
  unitSpecies: "Choose dogs, cats or anybody.",
  /** @param names of animals of another species */
  livesWithOthers: (unit: string, names: string) =>
    `In ${unit} lives another species: ${names}. Say why it goes there all the same.`,
  unitIsFor: {
    Dog: (unit: string) => `${unit} is for dogs. Say why it goes there all the same.`,
    Cat: (unit: string) => `${unit} is for cats. Say why it goes there all the same.`,
  },
  unitNotFound: "There is no such unit.",
  unitBlocked: "This unit is closed for now.",
  unitRetired: "This unit is no longer used.",
  locationNotFound: "Location not found.",
  /** @param animals their names, with commas */
  unitInUse: (animals: string) => `There are still animals in it: ${animals}. Move them first.`,
  /** @param animals the names of those who are there now, with commas */
  unitFull: (unit: string, animals: string) =>
    `Somebody was faster: ${unit} is full now. It has ${animals}. Do you still want to move the animal there?`,
  /** @param place where the animal is by now */
  movedMeanwhile: (place: string) =>
    `Somebody has moved this animal meanwhile. It is in ${place} now. Do you still want to move it?`,
  leftMeanwhile: "Somebody has moved this animal meanwhile. It has no unit now. Do you still want to move it?",
  holdKinds: {
    stray: "Stray hold",
    quarantine: "Quarantine",
    bite: "Bite observation",
    court: "Court case",
    medical: "Medical",
    other: "Other hold",
  },
};
