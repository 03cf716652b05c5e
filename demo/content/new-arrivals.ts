import type { DemoAnimalWithType } from "./types.ts";

/** Animals that came lately and cannot be adopted yet. */
export const NEW_ARRIVALS: readonly DemoAnimalWithType[] = [
  {
    type: "Dog",
    name: "Sprężyna",
    sex: "Female",
    breed: "Jack Russell Terrier",
    age: [2, 6],
    weightKg: 6.4,
    foundAt: "Łódź",
    arrivedDaysAgo: 1,
    isChipped: false,
    hold: { kind: "stray", days: 14 },
    scores: [5, 4, 3, 4, 2, 3],
    pictures: [
      {
        en: "A white and tan Jack Russell terrier with a plum collar, in the grass",
        pl: "Jack russell terrier, umaszczenie biało-brązowe, z obrożą w kolorze śliwkowym; na trawie",
      },
      {
        en: "A white and tan Jack Russell terrier with a plum collar, in front of a honey-yellow wall",
        pl: "Jack russell terrier, umaszczenie biało-brązowe, z obrożą w kolorze śliwkowym; na tle miodowej ściany",
      },
    ],
    description: {
      en: `Sprężyna rode two stops on a tram without a ticket, got off at the station and sat down by the flower stall as if she had an appointment. Nobody came. She wears a red collar with no address and has no chip, so for two weeks we look for the people who must be looking for her. Until then she jumps on the spot whenever a door opens, to see over it who it is. If her family does not come, she will need a new one with strong knees, a ball and a sense of humour.`,
      pl: `Sprężyna przejechała na gapę dwa przystanki tramwajem, wysiadła przy dworcu i usiadła obok stoiska z kwiatami, jakby była umówiona. Nikt nie przyszedł. Ma czerwoną obrożę bez adresu i nie ma mikroczipa, więc przez dwa tygodnie szukamy ludzi, którzy na pewno jej szukają. Na razie podskakuje w miejscu, ilekroć otwierają się drzwi, żeby zobaczyć ponad nimi, kto idzie. Jeśli rodzina się nie zgłosi, potrzebna będzie nowa: z mocnymi kolanami, piłką i poczuciem humoru.`,
    },
  },
  {
    type: "Cat",
    name: "Dżin",
    sex: "Male",
    breed: "European Shorthair",
    age: [1, 3],
    weightKg: 3.9,
    foundAt: "Pabianice",
    arrivedDaysAgo: 4,
    isChipped: false,
    hold: { kind: "quarantine", days: 15 },
    scores: [3, 4, 3, 3, 1, 3],
    pictures: [
      {
        en: "A grey tabby European shorthair with a red bow tie, lying in front of a honey-yellow wall",
        pl: "Kot europejski, umaszczenie szare pręgowane, z muszką w kolorze czerwonym; leży na tle miodowej ściany",
      },
      {
        en: "A grey tabby European shorthair with a red bow tie, in the grass",
        pl: "Kot europejski, umaszczenie szare pręgowane, z muszką w kolorze czerwonym; na trawie",
      },
    ],
    description: {
      en: `Dżin came out of a bottle bank, which explains the name; he granted no wishes, only a scratch. The firemen of Pabianice needed forty minutes and a tin of sardines. He has a cold and a cut paw, so he sits in quarantine, where he watches the washing machine like a film. He purrs at once when somebody speaks to him and stops at once when they bring the thermometer. When the two weeks are over and his nose is dry, he may move to the other cats and start to look for a home without glass.`,
      pl: `Dżin wyszedł z pojemnika na szkło, stąd imię; życzeń nie spełnił, tylko podrapał. Straż pożarna z Pabianic potrzebowała czterdziestu minut i puszki sardynek. Ma katar i skaleczoną łapę, więc siedzi na kwarantannie i ogląda pralkę jak film. Mruczy od razu, gdy ktoś do niego mówi, i od razu przestaje, gdy widzi termometr. Kiedy miną dwa tygodnie, a nos wyschnie, będzie mógł przenieść się do innych kotów i zacząć szukać domu bez szkła. Na razie prosimy o cierpliwość i dobre słowo.`,
    },
  },
  {
    type: "Dog",
    name: "Wiatrak",
    sex: "Male",
    breed: "Mixed breed",
    age: [5, 0],
    weightKg: 24,
    foundAt: "Ozorków",
    arrivedDaysAgo: 7,
    hold: { kind: "bite", days: 15 },
    scores: [4, 3, 2, 2, 3, 3],
    pictures: [
      {
        en: "A sandy mixed-breed dog with a turquoise bandana, by a window in the evening light",
        pl: "Mieszaniec, umaszczenie piaskowe, z chustką w kolorze turkusowym; przy oknie w wieczornym świetle",
      },
    ],
    description: {
      en: `Wiatrak turns his tail in a full circle, like a windmill, for everybody whom he knows, and so far he knows three people. He bit a man who climbed over the allotment fence at night; the man says that he had lost his way. The law wants fifteen days of watching after a bite, and so the vet comes and looks at him, and he looks at the vet. Nothing suggests illness. Once it is over we shall find out who he is when nobody climbs over his fence.`,
      pl: `Wiatrak kręci ogonem pełne koła na widok każdego, kogo zna, a zna na razie trzy osoby. Ugryzł mężczyznę, który w nocy przechodził przez płot działki; mężczyzna twierdzi, że zabłądził. Po ugryzieniu prawo wymaga piętnastu dni obserwacji, więc przychodzi weterynarz i patrzy na niego, a on na weterynarza. Nic nie wskazuje na chorobę. Kiedy obserwacja się skończy, sprawdzimy, jaki jest, gdy nikt nie przechodzi mu przez płot. Zdaniem opiekunów bardzo spokojny i trochę smutny, że nikt nie rzuca mu patyka.`,
    },
  },
  {
    type: "Cat",
    name: "Bez",
    sex: "Male",
    breed: "Mixed breed",
    age: [9, 0],
    weightKg: 3.1,
    foundAt: "Tuszyn",
    arrivedDaysAgo: 24,
    hold: { kind: "medical" },
    scores: [1, 5, 4, 4, 2, 3],
    pictures: [
      {
        en: "A smoky grey mixed-breed cat with a plum bow tie, in front of a terracotta wall",
        pl: "Mieszaniec, umaszczenie dymne, z muszką w kolorze śliwkowym; na tle ceglastej ściany",
      },
    ],
    description: {
      en: `Bez lay under a lilac in a garden in Tuszyn and weighed less than the cat basket he was carried in. His teeth hurt so much that he had stopped eating. Nine of them are out now, the soup is warm, and he has discovered that people have laps. He lost weight again last week, so he stays with our vet until the scales go up two times in a row. He sleeps on the blood test results, which is where it is warmest, and he would like it to be known that he is not difficult, only thin.`,
      pl: `Bez leżał pod bzem w ogrodzie w Tuszynie i ważył mniej niż transporter, w którym go przyniesiono. Zęby bolały go tak, że przestał jeść. Dziewięciu już nie ma, rosół jest ciepły, a on właśnie odkrył, że ludzie mają kolana. W zeszłym tygodniu znów schudł, więc zostaje przy gabinecie, aż waga wzrośnie dwa razy z rzędu. Śpi na wynikach badań krwi, bo tam jest najcieplej, i chciałby, żeby było wiadomo, że nie jest trudny, tylko chudy.`,
    },
  },
];
