/**
 * The repeated parts of public pages, in their order. A shelter may leave some out, put them in another order, and write
 * parts of its own between them; the functions stand in the catalogs, so its own order takes their place as any text does
 * (decision 0060).
 */
type Order = readonly string[];

export const landingParts = {
  help: (adoption: string, donating: string, volunteering: string, fostering: string): Order => [
    adoption,
    donating,
    volunteering,
    fostering,
  ],
};

export const aboutParts = {
  values: (team: string, care: string, partners: string, education: string): Order => [team, care, partners, education],
};

export const adoptionParts = {
  types: (inShelter: string, offSite: string, fosterToAdopt: string, virtual: string): Order => [
    inShelter,
    offSite,
    fosterToAdopt,
    virtual,
  ],
  steps: (
    application: string,
    questionnaire: string,
    review: string,
    approval: string,
    homeCheck: string,
    contract: string,
  ): Order => [application, questionnaire, review, approval, homeCheck, contract],
  rules: (dogWalks: string, deadline: string, foster: string): Order => [dogWalks, deadline, foster],
};

export const volunteerParts = {
  tasks: (dogs: string, cats: string, feeding: string, events: string): Order => [dogs, cats, feeding, events],
  steps: (form: string, sending: string, meeting: string): Order => [form, sending, meeting],
};
