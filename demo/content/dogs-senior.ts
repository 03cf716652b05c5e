import type { DemoAnimal } from "./types.ts";

/** The dogs of the group "Senior dogs". */
export const SENIOR_DOGS: readonly DemoAnimal[] = [
  {
    name: "Dziadek",
    sex: "Male",
    breed: "Mixed breed",
    age: [15, 1],
    weightKg: 16,
    foundAt: "Łódź Bałuty, Bałucki Rynek",
    arrivedDaysAgo: 300,
    group: "Senior dogs",
    scores: [1, 5, 4, 4, 3, 3],
    home: "lift",
    pictures: [
      {
        en: "An old black with a white chest mixed-breed dog with a red collar, in the grass",
        pl: "Mieszaniec, senior, umaszczenie czarne z białą piersią, z obrożą w kolorze czerwonym; na trawie",
      },
      {
        en: "An old black with a white chest mixed-breed dog with a red collar, lying in the grass",
        pl: "Mieszaniec, senior, umaszczenie czarne z białą piersią, z obrożą w kolorze czerwonym; leży na trawie",
      },
    ],
    description: {
      en: `Dziadek is the oldest resident here and takes the post very seriously. He inspects the yard each morning at the speed of a removal van, then lies down in the one place where everybody must walk around him. His hearing comes and goes, his hips do not like frost, and his eyes are milky, but the nose is as good as ever and knows what is in your pocket. He takes one tablet a day, in liver sausage. We are not looking for many years for him. We are looking for a carpet, a radiator, and a hand now and then on that grey head.`,
      pl: `Dziadek jest tu najstarszym mieszkańcem i traktuje to stanowisko bardzo poważnie. Co rano robi obchód podwórka w tempie wozu z meblami, po czym kładzie się w jedynym miejscu, w którym każdy musi go obejść. Słuch raz jest, raz go nie ma, biodra nie lubią mrozu, oczy są zamglone, ale nos działa jak dawniej i wie, co masz w kieszeni. Bierze jedną tabletkę dziennie, w pasztetowej. Nie szukamy dla niego wielu lat. Szukamy dywanu, kaloryfera i od czasu do czasu dłoni na tej siwej głowie.`,
    },
  },
  {
    name: "Saba",
    sex: "Female",
    breed: "German Shepherd",
    age: [10, 3],
    weightKg: 29.5,
    foundAt: "Piątek",
    arrivedDaysAgo: 255,
    group: "Senior dogs",
    scores: [2, 4, 2, 3, 5, 3],
    home: "lift",
    pictures: [
      {
        en: "An old black and tan German shepherd with a red collar, in the grass",
        pl: "Owczarek niemiecki, senior, umaszczenie czarne podpalane, z obrożą w kolorze czerwonym; na trawie",
      },
    ],
    description: {
      en: `For nine years Saba guarded a brickworks, and when it closed she was left on guard. She went on for eleven days before somebody noticed. She knows every command in the book and performs them without being asked, in case you forgot. Retirement puzzles her: she has discovered the armchair, but gets off it to check the door. She is devoted to adults, courteous to school-age children, and would rather not share her home with another dog. Stiff back legs mean short, frequent walks. She has earned somebody who tells her, each night, that everything is locked.`,
      pl: `Przez dziewięć lat Saba pilnowała cegielni, a gdy ta się zamknęła, została na straży. Minęło jedenaście dni, zanim ktoś to zauważył. Zna wszystkie komendy świata i wykonuje je nieproszona, na wypadek gdyby ktoś zapomniał. Emerytura ją dziwi: odkrywa fotel, ale schodzi z niego, żeby sprawdzić drzwi. Dorosłym jest oddana, wobec dzieci w wieku szkolnym grzeczna, a domu wolałaby nie dzielić z innym psem. Sztywne tylne łapy oznaczają spacery krótkie, lecz częste. Zasługuje na kogoś, kto co wieczór powie jej, że wszystko jest zamknięte.`,
    },
  },
  {
    name: "Parówka",
    sex: "Female",
    breed: "Dachshund",
    age: [11, 0],
    weightKg: 8.8,
    foundAt: "Łask",
    arrivedDaysAgo: 180,
    group: "Senior dogs",
    scores: [2, 4, 3, 3, 2, 4],
    home: "lift",
    pictures: [
      {
        en: "An old black and tan dachshund with a yellow collar, on a green sofa",
        pl: "Jamnik, senior, umaszczenie czarne podpalane, z obrożą w kolorze żółtym; na zielonej kanapie",
      },
    ],
    description: {
      en: `Parówka arrived shaped like her name and is now, after half a year of weighed meals, shaped like a dachshund. She bears us no grudge, although she has not stopped looking for the rest of the food. Her old lady fed her from the table for eleven years out of pure love. She can do stairs again, slowly, and would rather be carried past the top ones. She burrows under any blanket and growls at whoever sits on her, which is fair. She suits a calm home with strong characters in it, and a kitchen bin that locks.`,
      pl: `Parówka przyjechała do nas w kształcie swojego imienia, a po pół roku odmierzanych posiłków ma kształt jamnika. Nie chowa do nas urazy, choć nadal szuka reszty jedzenia. Jej starsza pani przez jedenaście lat karmiła ją ze stołu, z czystej miłości. Schody idą jej znowu, powoli, a na te ostatnie wolałaby być wnoszona. Wkopuje się pod każdy koc i warczy na tych, którzy na niej siadają, co jest uczciwe. Pasuje do spokojnego domu z mocnymi charakterami i z koszem na śmieci zamykanym na klucz.`,
    },
  },
  {
    name: "Baca",
    sex: "Male",
    breed: "Polish Tatra Sheepdog",
    age: [9, 1],
    weightKg: 51,
    foundAt: "Zduńska Wola",
    arrivedDaysAgo: 350,
    group: "Senior dogs",
    scores: [2, 4, 3, 4, 3, 5],
    home: "garden",
    pictures: [
      {
        en: "An old white Polish Tatra sheepdog with a green collar, in front of a honey-yellow wall",
        pl: "Polski owczarek podhalański, senior, umaszczenie białe, z obrożą w kolorze zielonym; na tle miodowej ściany",
      },
      {
        en: "An old white Polish Tatra sheepdog with a green collar, in the grass",
        pl: "Polski owczarek podhalański, senior, umaszczenie białe, z obrożą w kolorze zielonym; na trawie",
      },
      {
        en: "An old white Polish Tatra sheepdog with a green collar, sitting among autumn leaves, beside a ball",
        pl: "Polski owczarek podhalański, senior, umaszczenie białe, z obrożą w kolorze zielonym; siedzi wśród jesiennych liści, obok piłki",
      },
    ],
    description: {
      en: `When Baca lies down, the yard gets smaller. He is fifty-one kilograms of white mountain dog with the temper of a village priest, and he has never once been in a hurry. He was kept in a block of flats until the lift broke. Children may lean on him; sheep would, too. At night he likes to be outside and to think aloud, so close neighbours are a problem. He needs space, a gate he can watch, and a car with a low boot, because nobody here can lift him. Brushing him takes a whole film. People come to meet him and stay for an hour.`,
      pl: `Kiedy Baca się kładzie, podwórko robi się mniejsze. To pięćdziesiąt jeden kilogramów białego psa z gór o usposobieniu wiejskiego proboszcza, któremu nigdy się nie spieszy. Mieszkał w bloku, dopóki nie zepsuła się winda. Dzieci mogą się o niego opierać; owce pewnie też. Nocą lubi być na dworze i głośno myśleć, więc bliscy sąsiedzi to kłopot. Potrzebuje przestrzeni, bramy, na którą można patrzeć, i samochodu z niskim bagażnikiem, bo nikt tutaj go nie podniesie. Czesanie zajmuje cały film. Ludzie wpadają go poznać i zostają na godzinę.`,
    },
  },
  {
    name: "Mela",
    sex: "Female",
    breed: "Poodle",
    age: [12, 4],
    weightKg: 6.4,
    foundAt: "Łódź Julianów",
    arrivedDaysAgo: 66,
    group: "Senior dogs",
    scores: [2, 5, 4, 3, 4, 1],
    home: "lift",
    pictures: [
      {
        en: "An old white poodle with a plum bandana, in front of a terracotta wall",
        pl: "Pudel, senior, umaszczenie białe, z chustką w kolorze śliwkowym; na tle ceglastej ściany",
      },
      {
        en: "An old white poodle with a plum bandana, on a blue sofa",
        pl: "Pudel, senior, umaszczenie białe, z chustką w kolorze śliwkowym; na niebieskiej kanapie",
      },
    ],
    description: {
      en: `Mela cannot see any more, and it took our newest volunteer two days to notice. She learned the shelter by counting steps, and walks down the corridor with her head up like a lady going to her box at the opera. Put the furniture back where it was, talk to her before you touch her, and that is all there is to it. She came to us when her owner emigrated. She is clean, calm and in good health for twelve, with a heart tablet morning and evening. She would make a wonderful companion for somebody who also likes to know where things are.`,
      pl: `Mela już nie widzi, a nasza nowa wolontariuszka zauważyła to po dwóch dniach. Nauczyła się schroniska, licząc kroki, i idzie korytarzem z podniesioną głową jak dama do swojej loży w operze. Odstawiaj meble na miejsce, odezwij się, zanim dotkniesz, i to wszystko. Trafiła do nas po wyjeździe opiekunki za granicę. Jest czysta, spokojna i jak na dwanaście lat zdrowa, z tabletką na serce rano i wieczorem. Będzie cudowną towarzyszką dla kogoś, kto też lubi wiedzieć, gdzie co leży.`,
    },
  },
  {
    name: "Hrabia",
    sex: "Male",
    breed: "Golden Retriever",
    age: [11, 2],
    weightKg: 32,
    foundAt: "Ksawerów",
    arrivedDaysAgo: 44,
    group: "Senior dogs",
    scores: [2, 5, 5, 5, 5, 2],
    home: "lift",
    pictures: [
      {
        en: "An old pale gold golden retriever with a blue scarf, in the snow",
        pl: "Golden retriever, senior, umaszczenie jasnozłote, z szalikiem w kolorze niebieskim; na śniegu",
      },
      {
        en: "An old pale gold golden retriever with a blue scarf, in the snow",
        pl: "Golden retriever, senior, umaszczenie jasnozłote, z szalikiem w kolorze niebieskim; na śniegu",
      },
    ],
    description: {
      en: `Hrabia shakes hands with everyone who comes in, including the plumber. His manners are perfect and his muzzle is white, and he was left at our gate with his bowl, his blanket and a letter that we could only half read. It said that he likes pears. He does. Daily tablets keep his joints moving, two gentle walks keep his spirits up, and a lump that worried us turned out to be only a lump. He has lived with children, cats and a parrot. Whoever takes him will have the best-behaved guest in the province, for as long as he is able to stay.`,
      pl: `Hrabia podaje łapę każdemu, kto wchodzi, także hydraulikowi. Maniery ma nienaganne, pysk biały, a zostawiono go pod naszą bramą z miską, kocem i listem, z którego da się odczytać tylko połowę. Pisze tam, że lubi gruszki. Lubi. Codzienne tabletki utrzymują w ruchu stawy, dwa łagodne spacery utrzymują dobry nastrój, a guzek, który nas martwił, okazał się po prostu guzkiem. Zna życie z dziećmi, kotami i papugą. Kto go przygarnie, będzie mieć najlepiej wychowanego gościa w województwie, tak długo, jak gość zdoła zostać.`,
    },
  },
  {
    name: "Tosia",
    sex: "Female",
    breed: "Beagle",
    age: [9, 6],
    weightKg: 12.9,
    foundAt: "Sieradz",
    arrivedDaysAgo: 150,
    group: "Senior dogs",
    scores: [3, 5, 5, 4, 2, 2],
    pictures: [
      {
        en: "An old lemon and white beagle with a turquoise bandana, sitting in front of a pale blue wall",
        pl: "Beagle, senior, umaszczenie cytrynowo-białe, z chustką w kolorze turkusowym; siedzi na tle bladoniebieskiej ściany",
      },
      {
        en: "An old lemon and white beagle with a turquoise bandana, in front of a pale blue wall",
        pl: "Beagle, senior, umaszczenie cytrynowo-białe, z chustką w kolorze turkusowym; na tle bladoniebieskiej ściany",
      },
    ],
    description: {
      en: `Tosia retired from a laboratory and had never walked on grass; the first time, she lifted each paw as if the lawn were hot. By the end of that week she was rolling in it. She is a soft, slow, hopeful beagle who follows other dogs to learn how things are done, and she has learned stairs, windows and rain. Loud clangs still freeze her to the spot. She needed a quiet home with a second dog to copy, and patient people who think that house-training at nine is no great matter. She found them, and their dog has taught her the sofa.`,
      pl: `Tosia to emerytka z laboratorium, która nie znała trawy; za pierwszym razem podnosiła każdą łapę, jakby trawnik parzył. Pod koniec tygodnia już się w nim tarzała. To miękka, powolna, pełna nadziei suczka, która chodzi za innymi psami, żeby podejrzeć, jak się to robi; tak poznała schody, okna i deszcz. Głośny brzęk wciąż ją zamraża. Szukaliśmy dla niej cichego domu z drugim psem do naśladowania i cierpliwych ludzi, dla których nauka czystości w wieku dziewięciu lat to drobiazg. Taki dom ma, a tamten pies uczy ją kanapy.`,
    },
  },
];
