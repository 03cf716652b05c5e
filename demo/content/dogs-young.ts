import type { DemoAnimal } from "./types.ts";

/** The dogs of the group "Puppies and young dogs". */
export const YOUNG_DOGS: readonly DemoAnimal[] = [
  {
    name: "Pączek",
    sex: "Male",
    breed: "Beagle",
    age: [0, 4],
    weightKg: 5.2,
    foundAt: "Zgierz",
    arrivedDaysAgo: 2,
    isChipped: false,
    group: "Puppies and young dogs",
    scores: [5, 5, 5, 4, 2, 2],
    pictures: [
      {
        en: "A tricolour beagle puppy with a green collar, in front of a pale blue wall",
        pl: "Szczenię, beagle, umaszczenie trójbarwne, z obrożą w kolorze zielonym; na tle bladoniebieskiej ściany",
      },
      {
        en: "A tricolour beagle puppy with a green collar, dozing on a blue sofa, beside a ball",
        pl: "Szczenię, beagle, umaszczenie trójbarwne, z obrożą w kolorze zielonym; drzemie na niebieskiej kanapie, obok piłki",
      },
      {
        en: "A tricolour beagle puppy with a green collar, in front of a soft green wall",
        pl: "Szczenię, beagle, umaszczenie trójbarwne, z obrożą w kolorze zielonym; na tle jasnozielonej ściany",
      },
    ],
    description: {
      en: `Pączek was found asleep in a cardboard box of doughnuts, and he had not left any for the driver. Since then he has applied the same talent to shoelaces, tissue boxes and one visitor’s hat. He is a beagle puppy in every way: ears that arrive before he does, a nose that decides where the walk goes, and a howl that is so far more of a question. He is learning to be alone for ten minutes at a time and to sleep through the night. His new family should enjoy puppy classes, have patience with house-training, and keep the bakery bag on a high shelf.`,
      pl: `Pączek spał w kartonie po pączkach i nie zostawił kierowcy ani jednego; tak go znaleziono. Od tamtej pory wykorzystuje ten sam talent przy sznurowadłach, pudełkach chusteczek i kapeluszu jednego z gości. To szczeniak beagle’a pod każdym względem: uszy przychodzą przed nim, nos decyduje, dokąd idzie spacer, a wycie jest na razie raczej pytaniem. Uczy się zostawać sam przez dziesięć minut i przesypiać noc. Nowa rodzina powinna lubić psie przedszkole, mieć cierpliwość do nauki czystości i trzymać torbę z piekarni na wysokiej półce.`,
    },
  },
  {
    name: "Iskra",
    sex: "Female",
    breed: "Border Collie",
    age: [0, 10],
    weightKg: 13.5,
    foundAt: "Konstantynów Łódzki",
    arrivedDaysAgo: 38,
    group: "Puppies and young dogs",
    scores: [5, 4, 4, 3, 4, 3],
    pictures: [
      {
        en: "A black and white border collie puppy with a blue collar, in the grass",
        pl: "Szczenię, border collie, umaszczenie czarno-białe, z obrożą w kolorze niebieskim; na trawie",
      },
      {
        en: "A black and white border collie puppy with a blue collar, lying on a green sofa",
        pl: "Szczenię, border collie, umaszczenie czarno-białe, z obrożą w kolorze niebieskim; leży na zielonej kanapie",
      },
    ],
    description: {
      en: `Iskra learned to open her kennel door in three days and the treat cupboard in four. She is a young border collie with a working mind and, so far, no work: at her first home she herded the children, the hens and finally the postman, and was handed over with an apology. She needs somebody who finds that funny and then does something about it, such as agility, tracking or a great many tricks. An hour of thinking tires her better than three hours of running. She is kind to other dogs but stares at bicycles. A garden alone will not be enough for her.`,
      pl: `Boks Iskra nauczyła się otwierać w trzy dni, a szafkę ze smakołykami w cztery. To młoda suczka border collie o umyśle do pracy, na razie bez pracy: w pierwszym domu zaganiała dzieci, kury, a na koniec listonosza, i oddano ją z przeprosinami. Potrzebuje kogoś, kogo to bawi i kto coś z tym zrobi: agility, tropienie albo bardzo dużo sztuczek. Godzina myślenia męczy ją lepiej niż trzy godziny biegania. Dla innych psów jest miła, na rowery wpatruje się jak w owce. Sam ogród jej nie wystarczy.`,
    },
  },
  {
    name: "Figa",
    sex: "Female",
    breed: "Mixed breed",
    age: [0, 5],
    weightKg: 7.4,
    foundAt: "Pabianice",
    arrivedDaysAgo: 21,
    group: "Puppies and young dogs",
    scores: [4, 5, 5, 5, 2, 2],
    home: "flat",
    pictures: [
      {
        en: "A sandy mixed-breed puppy with a plum collar, on a terracotta sofa",
        pl: "Szczenię, mieszaniec, umaszczenie piaskowe, z obrożą w kolorze śliwkowym; na ceglastej kanapie",
      },
    ],
    description: {
      en: `Of the two puppies left at the allotment gate, Figa was the one who climbed into the caretaker’s jacket and stayed there. She still believes that laps are made for her, although she is growing out of most of them. Figa plays gently, lets her brother Tofik win, and falls asleep in the middle of a sentence. She will be a medium dog, about fifteen kilograms, with a moustache. House-training is going well on dry days and less well on wet ones. She may go without her brother, as long as her new home has either a dog or a person who is there for most of the day.`,
      pl: `Z dwojga szczeniąt zostawionych pod bramą działek to Figa weszła opiekunowi za kurtkę i tam została. Nadal wierzy, że kolana zrobiono dla niej, choć z większości już wyrasta. Bawi się delikatnie, pozwala wygrywać bratu i zasypia w połowie zdania. Będzie psem średnim, około piętnastu kilogramów, z wąsami. Nauka czystości idzie dobrze w dni suche, gorzej w deszczowe. Może zamieszkać bez brata, o ile w nowym domu jest pies albo ktoś, kto spędza w nim większość dnia.`,
    },
  },
  {
    name: "Tofik",
    sex: "Male",
    breed: "Mixed breed",
    age: [0, 5],
    weightKg: 8.1,
    foundAt: "Pabianice",
    arrivedDaysAgo: 21,
    group: "Puppies and young dogs",
    scores: [5, 5, 4, 4, 2, 3],
    home: "garden",
    pictures: [
      {
        en: "A white with brown patches mixed-breed puppy with a yellow collar, lying in front of a terracotta wall, beside a bone",
        pl: "Szczenię, mieszaniec, umaszczenie białe w brązowe łaty, z obrożą w kolorze żółtym; leży na tle ceglastej ściany, obok kości",
      },
    ],
    description: {
      en: `Tofik has one brown ear that stands up when he hears a packet open, and he hears every packet. He came with his sister Figa from the allotments, thin and cheerful, carrying a wellington boot that he refused to give back. It is his pillow now. He is the braver of the two: first through the tunnel, first into the water bowl, first to be told off by the old dogs and to thank them for it. He chews, he digs, and he will need a family who can laugh and close doors. A garden with a corner of his own to dig in would be paradise.`,
      pl: `Tofik ma jedno brązowe ucho, które wstaje na szelest paczki, a słyszy każdą. Trafił do nas z działek razem z siostrą Figą, chudy i wesoły, z gumowcem, którego nie chce oddać. Dziś to jego poduszka. Z tej dwójki on jest odważniejszy: pierwszy w tunelu, pierwszy w misce z wodą, pierwszy do bury od starszych psów i do podziękowań za nią. Gryzie, kopie i potrzebuje rodziny, która umie się śmiać i zamykać drzwi. Ogród z własnym kątem do kopania byłby rajem.`,
    },
  },
  {
    name: "Malina",
    sex: "Female",
    breed: "Mixed breed",
    age: [1, 2],
    weightKg: 14,
    foundAt: "Aleksandrów Łódzki",
    arrivedDaysAgo: 64,
    group: "Puppies and young dogs",
    scores: [4, 5, 4, 4, 3, 2],
    pictures: [
      {
        en: "A ginger mixed-breed dog with a green scarf, in the snow",
        pl: "Mieszaniec, umaszczenie rude, z szalikiem w kolorze zielonym; na śniegu",
      },
    ],
    description: {
      en: `Malina wags from the shoulders down, so a greeting from her is best received sitting. She was tied to the fence of a kindergarten on a Monday morning, where forty children named her before the patrol arrived. She adores people of every size, rides quietly in a car, and has learned to sit before a door opens, which matters with a dog who would otherwise go through it. What is hard for her is silence: left alone, she sings. We have her up to two hours now, with a stuffed toy and the radio. Somebody who works from home would be her luckiest day.`,
      pl: `Malina merda od łopatek w dół, więc jej powitanie najlepiej przyjąć na siedząco. W poniedziałek rano ktoś przywiązał ją do płotu przedszkola, a zanim przyjechał patrol, czterdzieścioro dzieci nadało jej imię. Uwielbia ludzi każdego rozmiaru, spokojnie jeździ samochodem i umie siadać przed otwarciem drzwi, co jest ważne u psa, który inaczej by przez nie przeszedł. Trudna jest dla niej cisza: zostawiona sama, śpiewa. Doszliśmy do dwóch godzin, z wypchaną zabawką i radiem. Ktoś, kto pracuje w domu, byłby dla niej spełnieniem marzeń.`,
    },
  },
  {
    name: "Dropsik",
    sex: "Male",
    breed: "Jack Russell Terrier",
    age: [1, 3],
    weightKg: 6.2,
    foundAt: "Łódź Widzew",
    arrivedDaysAgo: 90,
    group: "Puppies and young dogs",
    scores: [5, 4, 3, 3, 3, 4],
    home: "garden",
    pictures: [
      {
        en: "A white and tan Jack Russell terrier, in the grass",
        pl: "Jack russell terrier, umaszczenie biało-brązowe; na trawie",
      },
      {
        en: "A white and tan Jack Russell terrier, in front of a pale blue wall",
        pl: "Jack russell terrier, umaszczenie biało-brązowe; na tle bladoniebieskiej ściany",
      },
    ],
    description: {
      en: `A train driver brought Dropsik in, and asked us to mention that he had been supervising the shunting for a week. Small, sure of himself and made mostly of springs, he can look you in the eye while you stand. He loves a ball more than supper, learns a trick in an afternoon, and forgets it only when a pigeon walks by. With big dogs he is all manners; with small ones he likes to be the boss. He is not for a flat where everybody is out all day: he would redecorate. Give him a job, a hill and a ball that survives.`,
      pl: `Dropsika przywiózł maszynista i poprosił, żeby wspomnieć, że od tygodnia piesek nadzorował manewry na stacji. Mały, pewny siebie i zrobiony głównie ze sprężyn, potrafi zajrzeć ci w oczy, kiedy stoisz. Piłkę kocha bardziej niż kolację, sztuczkę opanowuje w jedno popołudnie i zapomina ją tylko na widok gołębia. Wobec dużych psów ma nienaganne maniery, małymi lubi rządzić. Nie jest na mieszkanie, z którego wszyscy wychodzą na cały dzień: urządziłby je po swojemu. Daj mu zajęcie, górkę i piłkę, która to przeżyje.`,
    },
  },
  {
    name: "Kajtek",
    sex: "Male",
    breed: "Labrador Retriever",
    age: [0, 11],
    weightKg: 24.5,
    foundAt: "Łódź Retkinia",
    arrivedDaysAgo: 47,
    group: "Puppies and young dogs",
    scores: [5, 5, 5, 4, 3, 1],
    home: "flat",
    pictures: [
      {
        en: "A yellow Labrador retriever puppy, sitting on a green sofa",
        pl: "Szczenię, labrador retriever, umaszczenie biszkoptowe; siedzi na zielonej kanapie",
      },
      {
        en: "A yellow Labrador retriever puppy, in front of a pale blue wall",
        pl: "Szczenię, labrador retriever, umaszczenie biszkoptowe; na tle bladoniebieskiej ściany",
      },
    ],
    description: {
      en: `Kajtek brings you something whenever you come in; it is usually yours. His first family bought a small puppy and had not been told about the rest of him. He is now a big, glad, clumsy teenager who has knocked over two watering cans and one volunteer, and was sorry each time. He walks nicely on a harness for the first ten minutes, swims like an otter, and would sell any of us for a carrot. He needs long walks, clear rules said kindly, and no toddlers yet, only because of the tail. Grown, he will be the dog on the calendar.`,
      pl: `Kajtek przynosi ci coś za każdym razem, gdy wchodzisz; zwykle jest to twoje. Pierwsza rodzina wzięła małego szczeniaka i nikt jej nie uprzedził o całej reszcie. Dziś to duży, radosny, niezdarny nastolatek, który ma na koncie dwie konewki i jedną osobę z wolontariatu, i za każdym razem było mu przykro. Pierwsze dziesięć minut idzie w szelkach jak marzenie, pływa jak wydra i oddałby każdego z nas za marchewkę. Potrzebuje długich spacerów, jasnych zasad podanych z życzliwością i na razie domu bez małych dzieci, a to tylko przez ogon. Kiedy dorośnie, będzie psem z kalendarza.`,
    },
  },
  {
    name: "Gwiazdka",
    sex: "Female",
    breed: "Husky",
    age: [1, 6],
    weightKg: 19,
    foundAt: "Stryków",
    arrivedDaysAgo: 110,
    group: "Puppies and young dogs",
    scores: [5, 4, 3, 3, 2, 4],
    home: "garden",
    pictures: [
      {
        en: "A grey and white husky with a yellow scarf, in the snow",
        pl: "Husky, umaszczenie szaro-białe, z szalikiem w kolorze żółtym; na śniegu",
      },
      {
        en: "A grey and white husky, sitting on a terracotta sofa",
        pl: "Husky, umaszczenie szaro-białe; siedzi na ceglastej kanapie",
      },
    ],
    description: {
      en: `Gwiazdka talks, and if you answer she will go on for as long as you have time. She was picked up beside the motorway, running in a straight line north. Running is still what she does best, so a fence for her is two metres high and reaches into the ground; we learned that twice. Beside a bicycle or in front of a scooter she is another dog: calm, proud, listening. Cats and hens cannot live with her, and off the lead she is gone. For a sporty person who likes winter mornings, she is the finest company on four paws.`,
      pl: `Gwiazdka mówi, a jeśli jej odpowiesz, będzie mówić tak długo, jak masz czas. Zabrano ją z pobocza autostrady, którym biegła prosto na północ. Bieganie to nadal jej najmocniejsza strona, więc płot dla niej ma dwa metry i sięga w głąb ziemi; nauczyliśmy się tego dwukrotnie. Przy rowerze albo przed hulajnogą jest innym psem: spokojnym, dumnym, uważnym. Z kotami i kurami mieszkać nie może, a spuszczona ze smyczy znika. Dla kogoś, kto lubi sport i zimowe poranki, to najlepsze towarzystwo na czterech łapach.`,
    },
  },
];
