import type { Written } from "../../../../../contract/texts/catalog.ts";
import type { adoptionSteps as english } from "../en/adoption-steps.ts";

export const adoptionSteps: Written<typeof english> = {
  events: {
    applications: "Wniosek złożony",
    "questionnaire/send": "Ankieta wysłana",
    "questionnaire/submit": "Ankieta wypełniona",
    "questionnaire/staff-review": "Ocena ankiety zapisana",
    "main-caretaker/decision": "Zgoda głównego opiekuna",
    "home-check/complete": "Zgoda po wizycie przedadopcyjnej",
    "contract/issue": "Umowa przygotowana ponownie",
    "contract/accept": "Umowa zaakceptowana",
    "contract/withdraw": "Umowa wycofana",
    "hand-over": "Zwierzę wydane",
    "hand-over/undo": "Wydanie cofnięte",
    "hand-over/call-off": "Koniec adopcji przed odbiorem",
    withdraw: "Wniosek wycofany przez osobę adoptującą",
    reject: "Odmowa zespołu",
    overtaken: "Koniec: zwierzę ma już inny dom",
    left: "Koniec: zwierzęcia nie ma już w schronisku",
    returned: "Zwierzę wróciło do schroniska",
  },
  rejections: {
    "questionnaire/staff-review": "Odmowa po ocenie ankiety",
    "main-caretaker/decision": "Odmowa głównego opiekuna",
    "home-check/complete": "Odmowa po wizycie przedadopcyjnej",
    "contract/accept": "Umowa odrzucona",
  },
  done: {
    "questionnaire/send": "Ankieta wysłana.",
    "questionnaire/staff-review": "Ocena zapisana.",
    "main-caretaker/decision": "Zgoda głównego opiekuna zapisana.",
    "home-check/complete": "Zgoda po wizycie zapisana.",
    "contract/issue": "Umowa przygotowana ponownie.",
    "contract/withdraw": "Umowa wycofana.",
    reject: "Odmowa zapisana.",
  },
  doneRejecting: {
    "main-caretaker/decision": "Odmowa głównego opiekuna zapisana.",
    "home-check/complete": "Odmowa po wizycie zapisana.",
  },
  failed: {
    "questionnaire/send": "Nie udało się wysłać ankiety.",
    "questionnaire/staff-review": "Nie udało się zapisać oceny.",
    "main-caretaker/decision": "Nie udało się zapisać decyzji głównego opiekuna.",
    "home-check/complete": "Nie udało się zapisać wyniku wizyty.",
    "contract/issue": "Nie udało się przygotować umowy.",
    "contract/withdraw": "Nie udało się wycofać umowy.",
    reject: "Nie udało się zapisać odmowy.",
  },
  nowAtStage: (stageAndStatus) => `Obecny etap: ${stageAndStatus}.`,
};
