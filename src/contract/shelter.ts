/** Who the shelter is and where people find it: written once, read by the pages, the letters and the printed papers. */
export const SHELTER = {
  name: "Animal Shelter",
  street: "ul. Przyjazna 12",
  postalCode: "94-001",
  city: "Łódź",
  countryCode: "PL",
  /** Nine digits, without the country's code. */
  phone: "420000012",
  phoneCountryCode: "+48",
  email: "contact@shelter.example",
} as const;

/** When visitors are welcome, in the shelter's own time; `days` as schema.org names them. */
export const OPENING_HOURS = [
  { label: "Tuesday to Friday", days: ["Tuesday", "Wednesday", "Thursday", "Friday"], opens: "11:00", closes: "18:00" },
  { label: "Saturday and Sunday", days: ["Saturday", "Sunday"], opens: "10:00", closes: "16:00" },
] as const;

/** The address on one line, as on an envelope. */
export const SHELTER_ADDRESS = `${SHELTER.street}, ${SHELTER.postalCode} ${SHELTER.city}`;

/** The telephone number as people read it: `+48 420 000 012`. */
export const SHELTER_PHONE = `${SHELTER.phoneCountryCode} ${SHELTER.phone.replace(/(\d{3})(?=\d)/g, "$1 ")}`;
