import type { DemoAnimal } from "./types.ts";

/** The cats of the group "Kittens". */
export const KITTENS: readonly DemoAnimal[] = [
  {
    name: "Pierożek",
    sex: "Male",
    breed: "European Shorthair",
    age: [0, 3],
    weightKg: 1.4,
    foundAt: "Łódź Stoki",
    arrivedDaysAgo: 3,
    isChipped: false,
    group: "Kittens",
    scores: [5, 5, 4, 4, 2, 2],
    home: "flat",
    pictures: [
      {
        en: "A ginger tabby European shorthair kitten with a green bow tie, in front of a soft green wall",
        pl: "Kocię, kot europejski, umaszczenie rude pręgowane, z muszką w kolorze zielonym; na tle jasnozielonej ściany",
      },
      {
        en: "A ginger tabby European shorthair kitten with a green bow tie, in the grass",
        pl: "Kocię, kot europejski, umaszczenie rude pręgowane, z muszką w kolorze zielonym; na trawie",
      },
      {
        en: "A ginger tabby European shorthair kitten with a green bow tie, sitting on a terracotta sofa",
        pl: "Kocię, kot europejski, umaszczenie rude pręgowane, z muszką w kolorze zielonym; siedzi na ceglastej kanapie",
      },
    ],
    description: {
      en: `Pierożek weighed as much as a mug of tea when the firemen handed him down from the garage roof, and he purred all the way to the van. He has not really stopped. He purrs at the scales, at the syringe, at his own tail. He sleeps in a soup bowl by choice. At three months he is learning the important things: that claws go in, that toes are not prey, and that the curtain does not hold. He would do best with another kitten or a playful young cat, and with people who do not mind being climbed. Windows must be netted before he moves in.`,
      pl: `Pierożek ważył tyle co kubek herbaty, kiedy strażacy podali go z dachu garażu, i mruczał przez całą drogę do samochodu. Właściwie do dziś nie przestał. Mruczy na wagę, na strzykawkę, na własny ogon. Z wyboru śpi w talerzu do zupy. Ma trzy miesiące i uczy się rzeczy ważnych: że pazury się chowa, że palce u stóp to nie zdobycz i że firanka nie wytrzyma. Najlepiej będzie mu z drugim kociakiem albo młodym, chętnym do zabawy kotem i z ludźmi, po których wolno się wspinać. Zanim się wprowadzi, okna muszą mieć siatkę.`,
    },
  },
  {
    name: "Ćma",
    sex: "Female",
    breed: "European Shorthair",
    age: [0, 4],
    weightKg: 1.7,
    foundAt: "Zgierz",
    arrivedDaysAgo: 18,
    isChipped: false,
    group: "Kittens",
    scores: [4, 4, 4, 3, 2, 3],
    home: "flat",
    pictures: [
      {
        en: "A black European shorthair kitten with a turquoise collar, in the snow",
        pl: "Kocię, kot europejski, umaszczenie czarne, z obrożą w kolorze turkusowym; na śniegu",
      },
    ],
    description: {
      en: `Ćma was discovered because the light in the stairwell kept going on by itself: she was the one setting off the sensor, for fun. She is black to the last whisker and appears in photographs as two green coins. By day she dozes inside other people’s sleeves. After dark she does her rounds, silent, busy and pleased. She is a thoughtful kitten who watches a toy for a whole minute and then kills it once, properly. Black cats wait longest at every shelter, for no reason at all. Turn on a lamp, sit near it with a book, and see who comes.`,
      pl: `Odkrycie Ćmy zawdzięczamy światłu na klatce schodowej, które wciąż samo się zapala: to ona włącza czujnik, dla zabawy. Jest czarna do ostatniego wąsa i na zdjęciach wygląda jak dwie zielone monety. W dzień drzemie w cudzych rękawach. Po zmroku robi obchód, cicha, zajęta i zadowolona. To kotka myśląca: przez całą minutę patrzy na zabawkę, a potem upolowuje ją raz, a porządnie. Czarne koty czekają w każdym schronisku najdłużej, bez żadnego powodu. Zapal lampę, usiądź obok z książką i zobacz, kto przyjdzie.`,
    },
  },
  {
    name: "Żabka",
    sex: "Female",
    breed: "European Shorthair",
    age: [0, 5],
    weightKg: 2.1,
    foundAt: "Pabianice",
    arrivedDaysAgo: 29,
    group: "Kittens",
    scores: [5, 4, 3, 4, 2, 3],
    home: "flat",
    pictures: [
      {
        en: "A calico European shorthair kitten with a blue bow tie, by a window in the evening light",
        pl: "Kocię, kot europejski, umaszczenie szylkretowe z bielą, z muszką w kolorze niebieskim; przy oknie w wieczornym świetle",
      },
      {
        en: "A calico European shorthair kitten with a blue bow tie, in the grass",
        pl: "Kocię, kot europejski, umaszczenie szylkretowe z bielą, z muszką w kolorze niebieskim; na trawie",
      },
    ],
    description: {
      en: `Żabka hopped out of a crate of lettuces in a corner shop and gave the cashier such a fright that the whole queue remembers it. She still prefers hopping: onto the fridge, into the sink, from one end of the corridor to the other without touching the middle. She has three colours and uses them all at once. Żabka is bold, funny and rather bad at being held, though she will sit next to you for an hour by her own decision. A home with tall furniture and nothing fragile on it would be ideal. Older children who throw paper balls would be better still.`,
      pl: `Żabka wyskoczyła w sklepie osiedlowym ze skrzynki sałaty i tak przestraszyła kasjerkę, że pamięta to cała kolejka. Nadal woli skakać: na lodówkę, do zlewu, z jednego końca korytarza na drugi, nie dotykając środka. Ma trzy kolory i używa wszystkich naraz. Jest odważna, zabawna i raczej nie nadaje się do trzymania, za to z własnej woli posiedzi obok ciebie godzinę. Idealny będzie dom z wysokimi meblami, na których nie stoi nic kruchego. Jeszcze lepsze będą starsze dzieci, które rzucają papierowe kulki.`,
    },
  },
  {
    name: "Pyza",
    sex: "Female",
    breed: "Mixed breed",
    age: [0, 3],
    weightKg: 1.3,
    foundAt: "Łódź Bałuty",
    arrivedDaysAgo: 11,
    isChipped: false,
    group: "Kittens",
    scores: [4, 5, 5, 4, 2, 1],
    home: "flat",
    pictures: [
      {
        en: "A cream and ginger mixed-breed kitten, among autumn leaves",
        pl: "Kocię, mieszaniec, umaszczenie kremowo-rude; wśród jesiennych liści",
      },
      {
        en: "A cream and ginger mixed-breed kitten, sitting in front of a terracotta wall",
        pl: "Kocię, mieszaniec, umaszczenie kremowo-rude; siedzi na tle ceglastej ściany",
      },
    ],
    description: {
      en: `Pyza is round, pale and warm, like the dumpling, and she comes as half of a pair. She and her sister Kluska were carried out of a flooded cellar in a plumber’s toolbag. Pyza was the one who complained. She is the softer of the two, first to purr and first to be asleep, usually with an arm over her sister’s face. They eat from one plate and cry when a door closes between them, so we shall not part them: two kittens are hardly more work than one, and much less trouble for your curtains. They have had their first vaccination and know what the litter tray is for.`,
      pl: `Pyza jest okrągła, jasna i ciepła jak pyza na talerzu i jest połową pary. Ona i siostra Kluska wyjechały z zalanej piwnicy w torbie hydraulika. To Pyza się skarży. Z tej dwójki ona jest bardziej miękka, pierwsza mruczy i pierwsza śpi, zwykle z łapą na pyszczku siostry. Jedzą z jednego talerza i płaczą, gdy zamkną się między nimi drzwi, więc ich nie rozdzielimy: dwa kociaki to niewiele więcej pracy niż jeden, a dużo mniej kłopotu dla firanek. Mają za sobą pierwsze szczepienie i wiedzą, do czego służy kuweta.`,
    },
  },
  {
    name: "Kluska",
    sex: "Female",
    breed: "European Shorthair",
    age: [0, 3],
    weightKg: 1.3,
    foundAt: "Łódź Bałuty",
    arrivedDaysAgo: 11,
    isChipped: false,
    group: "Kittens",
    scores: [5, 4, 5, 4, 2, 2],
    home: "flat",
    pictures: [
      {
        en: "A grey tabby European shorthair kitten with a blue scarf, in the snow",
        pl: "Kocię, kot europejski, umaszczenie szare pręgowane, z szalikiem w kolorze niebieskim; na śniegu",
      },
    ],
    description: {
      en: `Kluska is the engineer of the two cellar sisters. She has taken apart a mouse on a string, a zip, and the lid of the biscuit tin, and she is presently studying the tap. Where Pyza cuddles, Kluska investigates; where Pyza sleeps, Kluska sleeps too, but underneath and with one ear out. Together they make one very complete cat, and that is how they go to their new home: together. She is tabby all over with a perfect M on her forehead, for “mine”. Wires should be hidden. Boxes should be left standing about, the more the better.`,
      pl: `Kluska jest w piwnicznej parze inżynierem. Rozebrała na części mysz na sznurku, zamek błyskawiczny i wieczko puszki na ciastka, a obecnie bada kran. Tam, gdzie Pyza się tuli, Kluska prowadzi śledztwo; tam, gdzie Pyza śpi, Kluska śpi też, tylko pod spodem i z jednym uchem na zewnątrz. Razem są jednym, bardzo kompletnym kotem i tak idą do nowego domu: razem. Jest cała pręgowana, z równym M na czole, jak „moje”. Kable trzeba schować. Kartony niech stoją gdzie popadnie, im więcej, tym lepiej.`,
    },
  },
  {
    name: "Gacek",
    sex: "Male",
    breed: "European Shorthair",
    age: [0, 8],
    weightKg: 3.1,
    foundAt: "Konstantynów Łódzki",
    arrivedDaysAgo: 92,
    group: "Kittens",
    scores: [4, 5, 4, 5, 3, 2],
    home: "flat",
    pictures: [
      {
        en: "A black and white European shorthair kitten with a yellow collar, in the grass",
        pl: "Kocię, kot europejski, umaszczenie czarno-białe, z obrożą w kolorze żółtym; na trawie",
      },
    ],
    description: {
      en: `Gacek got his name from his ears, which he had to grow into, as a child grows into a school bag. He was bottle-fed by our night shift every three hours, so he considers all people to be his mother, and wakes them accordingly at three. He is trusting to the point of silliness: he fell asleep on the vet in the middle of his own examination. He travels on shoulders. He is about to leave us for a family with two girls, who wrote him a letter of application of their own. The homework waits for him to lie on it.`,
      pl: `Gacek zawdzięcza imię uszom, do których musi dorosnąć jak dziecko do tornistra. Nocna zmiana karmiła go butelką co trzy godziny, więc wszystkich ludzi uważa za matkę i stosownie do tego budzi ich o trzeciej. Jest ufny do śmieszności: zasypia na weterynarzu w połowie badania. Podróżuje na ramionach. Wkrótce zamieszka w rodzinie z dwiema dziewczynkami, które napisały do niego własny list. Zeszyty już czekają, żeby się na nich położył.`,
    },
  },
];
