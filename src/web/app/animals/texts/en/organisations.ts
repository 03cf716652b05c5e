/** Other shelters, rescues, vets and offices. */
export const organisations = {
  search: "Search Organisation...",
  empty: "There are no organisations yet. Add the shelters, rescues, vets and offices that animals come from or go to.",
  noMatch: "No organisations match.",
  words: "new contact partner shelter rescue vet clinic office address phone",
  kind: "Kind",
  allKinds: "All kinds",
  kinds: { shelter: "Shelter", rescue: "Rescue", vet: "Vet", office: "Office", other: "Other" },
  street: "Street",
  postalCode: "Postal code",
  city: "City",
  phone: "Phone",
  website: "Website",
  websiteHint: "With https:// before it",
};
