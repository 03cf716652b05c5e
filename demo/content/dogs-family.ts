import type { DemoAnimal } from "./types.ts";

/** The dogs of the group "Family dogs", and one who is in no group yet. */
export const FAMILY_DOGS: readonly DemoAnimal[] = [
  {
    name: "Rogal",
    sex: "Male",
    breed: "Welsh Corgi",
    age: [3, 1],
    weightKg: 12.4,
    foundAt: "Łódź Śródmieście, ulica Piotrkowska",
    arrivedDaysAgo: 5,
    group: "Family dogs",
    scores: [4, 5, 4, 4, 4, 3],
    home: "lift",
    film: "https://films.shelter.example/rogal",
    pictures: [
      {
        en: "A red and white Welsh corgi, lying in front of a pale blue wall",
        pl: "Welsh corgi, umaszczenie rudo-białe; leży na tle bladoniebieskiej ściany",
      },
      { en: "A red and white Welsh corgi, in the grass", pl: "Welsh corgi, umaszczenie rudo-białe; na trawie" },
      {
        en: "A red and white Welsh corgi, by a window in the evening light",
        pl: "Welsh corgi, umaszczenie rudo-białe; przy oknie w wieczornym świetle",
      },
    ],
    description: {
      en: `Rogal walked into a café on Piotrkowska, lay down under the best table, and waited to be served. Nobody has asked for him since, which the waiters still cannot believe. He is a polite, round-bottomed gentleman with short legs and large opinions, chiefly about the time of supper. He herds people towards the kitchen, sleeps on his back, and lets children count his toes. Stairs are not good for his spine, so a ground floor or a lift is a must, and so is a strict eye on his waistline. He would like a family that does things together, and leaves a chair pulled out.`,
      pl: `Rogal wszedł do kawiarni na Piotrkowskiej, położył się pod najlepszym stolikiem i czekał na obsługę. Od tamtej pory nikt o niego nie zapytał, w co kelnerzy wciąż nie mogą uwierzyć. To uprzejmy, okrągły dżentelmen o krótkich łapach i wielkich poglądach, głównie na porę kolacji. Zagania ludzi do kuchni, śpi na plecach i pozwala dzieciom liczyć palce u łap. Schody szkodzą jego kręgosłupowi, więc parter albo winda to konieczność, podobnie jak czujne oko na linię. Marzy mu się rodzina, która robi różne rzeczy razem i zostawia odsunięte krzesło.`,
    },
  },
  {
    name: "Burek",
    sex: "Male",
    breed: "Mixed breed",
    age: [6, 2],
    weightKg: 17.8,
    foundAt: "Łódź Bałuty",
    arrivedDaysAgo: 212,
    group: "Family dogs",
    scores: [3, 5, 4, 5, 4, 2],
    home: "flat",
    pictures: [
      {
        en: "A sandy mixed-breed dog with a blue collar, on a terracotta sofa",
        pl: "Mieszaniec, umaszczenie piaskowe, z obrożą w kolorze niebieskim; na ceglastej kanapie",
      },
    ],
    description: {
      en: `If you drew a dog without looking at one, you would draw Burek. He is the most ordinary dog we have, and the one whom the staff secretly take home for holidays. He lived for years in a tenement yard, fed from six windows, until the house was sold and the windows went dark one by one. He walks at your pace, ignores cats, waits at kerbs and greets every pram. His teeth are not his best feature and he snores. Nobody stops at his kennel, because he does not jump about. Please stop. He will get up, stretch, and lean on the fence beside your hand.`,
      pl: `Gdyby narysować psa, nie patrząc na żadnego, wyszedłby Burek. To najzwyklejszy pies, jakiego mamy, i ten, którego zespół po cichu zabiera do domu na święta. Przez lata mieszkał na podwórku kamienicy, dokarmiany z sześciu okien, aż dom poszedł na sprzedaż i okna zgasły jedno po drugim. Chodzi twoim tempem, nie zwraca uwagi na koty, czeka przy krawężnikach i wita każdy wózek. Zęby nie są jego mocną stroną i chrapie. Nikt nie przystaje przy jego boksie, bo nie skacze. Ty przystań. Wstanie, przeciągnie się i oprze o siatkę obok twojej ręki.`,
    },
  },
  {
    name: "Łatka",
    sex: "Female",
    breed: "Mixed breed",
    age: [4, 0],
    weightKg: 12.3,
    foundAt: "Zgierz, Malinka",
    arrivedDaysAgo: 95,
    group: "Family dogs",
    scores: [4, 5, 4, 5, 4, 2],
    home: "flat",
    pictures: [
      {
        en: "A white with brown patches mixed-breed dog with a turquoise collar, in front of a terracotta wall",
        pl: "Mieszaniec, umaszczenie białe w brązowe łaty, z obrożą w kolorze turkusowym; na tle ceglastej ściany",
      },
      {
        en: "A white with brown patches mixed-breed dog with a turquoise collar, dozing in front of a soft green wall",
        pl: "Mieszaniec, umaszczenie białe w brązowe łaty, z obrożą w kolorze turkusowym; drzemie na tle jasnozielonej ściany",
      },
    ],
    description: {
      en: `Łatka spent a whole weekend at the lake choosing a new family, going from blanket to blanket, and we are told she was very fair about it. When the last car left on Sunday evening, she stayed behind. She swims, she fetches, she shares her sandwich if it is your sandwich. With children she is careful and endlessly willing; with other dogs she is friendly once the introductions are made. Thunder sends her into the bath, where she should be left alone with a towel. She is house-trained, healthy, and has not given up on blankets.`,
      pl: `Łatka przez cały weekend nad zalewem wybierała nową rodzinę, chodząc od koca do koca, podobno bardzo sprawiedliwie. W niedzielę wieczorem odjechał ostatni samochód, a ona została. Pływa, aportuje, dzieli się kanapką, o ile to twoja kanapka. Z dziećmi jest ostrożna i bez końca chętna, z psami przyjazna, gdy tylko zostaną sobie przedstawieni. Burza wypędza ją do wanny, gdzie trzeba ją zostawić w spokoju z ręcznikiem. Umie zachować czystość, jest zdrowa i nie straciła wiary w koce.`,
    },
  },
  {
    name: "Reksio",
    sex: "Male",
    breed: "Mixed breed",
    age: [5, 4],
    weightKg: 15.2,
    foundAt: "Pabianice",
    arrivedDaysAgo: 130,
    group: "Family dogs",
    scores: [4, 5, 5, 4, 4, 3],
    home: "garden",
    pictures: [
      {
        en: "A brown and white mixed-breed dog, by a window in the evening light",
        pl: "Mieszaniec, umaszczenie brązowo-białe; przy oknie w wieczornym świetle",
      },
      {
        en: "A brown and white mixed-breed dog, in front of a soft green wall",
        pl: "Mieszaniec, umaszczenie brązowo-białe; na tle jasnozielonej ściany",
      },
    ],
    description: {
      en: `Reksio looks after everybody: he shows new dogs where the water is, and he has once led a lost hedgehog to the gate. His owner went into a care home and could not take him along; she telephones on Sundays, and we hold the receiver to his ear. He likes order, a garden to patrol and a neighbour to bark at twice a day, no more. He gets along with hens, having grown up among them. He is slightly deaf on the left, or says so when called from a good smell. A house with a kennel is not what we mean: he is used to a sofa.`,
      pl: `Reksio opiekuje się wszystkimi: nowym psom pokazuje, gdzie jest woda, a raz odprowadził do bramy zagubionego jeża. Jego pani mieszka teraz w domu opieki i nie mogła zabrać go ze sobą; dzwoni w niedziele, a my przykładamy mu słuchawkę do ucha. Lubi porządek, ogród do patrolowania i sąsiada, na którego można szczeknąć dwa razy dziennie, nie więcej. Dogaduje się z kurami, bo zna je od szczeniaka. Na lewe ucho słyszy trochę gorzej, albo tak twierdzi, gdy woła się go od dobrego zapachu. Buda przy domu to nie to, o co nam chodzi: jest przyzwyczajony do kanapy.`,
    },
  },
  {
    name: "Kropka",
    sex: "Female",
    breed: "Mixed breed",
    age: [2, 3],
    weightKg: 9.4,
    foundAt: "Ozorków",
    arrivedDaysAgo: 76,
    group: "Family dogs",
    scores: [4, 4, 4, 4, 3, 2],
    home: "flat",
    pictures: [
      {
        en: "A brown and white mixed-breed dog, sitting on a terracotta sofa, beside a ball",
        pl: "Mieszaniec, umaszczenie brązowo-białe; siedzi na ceglastej kanapie, obok piłki",
      },
    ],
    description: {
      en: `Kropka is the full stop at the end of every volunteer’s day: when you sit down, she is on your feet. She was living under a fruit stall in Ozorków and paid her rent in charm. Small enough for a bus and strong enough for a forest, she would suit a flat or a cottage. She learned the lead in a week and is still surprised by escalators. Her one fault is a deep mistrust of men in caps; take the cap off, and all is forgiven. She would love an older child, a second dog, or just somebody with cold feet.`,
      pl: `Kropka kończy każdy dzień wolontariatu jak kropka zdanie: siadasz, a ona już leży na twoich stopach. Mieszkała pod straganem z owocami w Ozorkowie i płaciła czynsz wdziękiem, aż trafiła do nas. Dość mała na autobus i dość silna na las, odnajdzie się i w bloku, i w domku. Smycz opanowała w tydzień, schody ruchome dziwią ją do dziś. Ma jedną wadę: głęboko nie ufa mężczyznom w czapkach; zdejmij czapkę i wszystko wybaczone. Ucieszy ją starsze dziecko, drugi pies albo po prostu ktoś, komu marzną stopy.`,
    },
  },
  {
    name: "Bruno",
    sex: "Male",
    breed: "Boxer",
    age: [4, 7],
    weightKg: 29,
    foundAt: "Łódź Górna",
    arrivedDaysAgo: 160,
    group: "Family dogs",
    scores: [5, 5, 3, 3, 3, 2],
    pictures: [
      {
        en: "A fawn and white boxer with a plum bandana, on a blue sofa",
        pl: "Bokser, umaszczenie płowo-białe, z chustką w kolorze śliwkowym; na niebieskiej kanapie",
      },
      {
        en: "A fawn and white boxer with a plum bandana, in the grass",
        pl: "Bokser, umaszczenie płowo-białe, z chustką w kolorze śliwkowym; na trawie",
      },
    ],
    description: {
      en: `Bruno is twenty-nine kilograms of good intentions. He dances before walks, he dances before meals, and once he danced through a screen door. His owners divorced and neither new flat allowed a dog of his size. He needs a person with firm feet and a soft voice, because raised voices make him hide that big head behind the nearest leg. With bitches he is a gentleman, with other males he has to be introduced slowly. His heart was checked last month and it is sound. It is also very large, and presently has nobody in it.`,
      pl: `Bruno to dwadzieścia dziewięć kilogramów dobrych chęci. Tańczy przed spacerem, tańczy przed posiłkiem, a raz przetańczył na wylot przez drzwi z siatką. Jego opiekunowie rozstali się i w żadnym z nowych mieszkań nie ma miejsca dla psa tej wielkości. Potrzebuje osoby o pewnych nogach i miękkim głosie, bo podniesione głosy każą mu chować tę wielką głowę za najbliższą łydkę. Wobec suczek jest dżentelmenem, z innymi psami trzeba go poznawać powoli. Badanie z zeszłego miesiąca mówi, że serce ma zdrowe. Jest też bardzo duże i na razie nikt w nim nie mieszka.`,
    },
  },
  {
    name: "Miodek",
    sex: "Male",
    breed: "Golden Retriever",
    age: [3, 5],
    weightKg: 31.5,
    foundAt: "Rzgów",
    arrivedDaysAgo: 58,
    group: "Family dogs",
    scores: [4, 5, 5, 5, 4, 1],
    pictures: [
      {
        en: "A golden golden retriever with a turquoise bandana, on a blue sofa",
        pl: "Golden retriever, umaszczenie złote, z chustką w kolorze turkusowym; na niebieskiej kanapie",
      },
      {
        en: "A golden golden retriever with a turquoise bandana, dozing on a blue sofa",
        pl: "Golden retriever, umaszczenie złote, z chustką w kolorze turkusowym; drzemie na niebieskiej kanapie",
      },
    ],
    description: {
      en: `Miodek carries his lead in his mouth, so that nobody need wonder what he is thinking. He was bought for a breeding kennel that closed, and had never seen stairs, grass or a refrigerator before he came to us; the third has become his favourite. He is gentle with absolutely everyone, including the vet. Because he spent his youth behind a fence he panics when a door shuts between him and you, and this will take months rather than weeks. He has allergies, so his food is dear. In return you get a friend who is delighted by every single morning.`,
      pl: `Miodek nosi smycz w pysku, żeby nikt nie musiał zgadywać, o czym myśli. Pochodzi z hodowli, która się zamknęła, i przed przyjazdem do nas nie znał schodów, trawy ani lodówki; ta trzecia została jego ulubioną. Jest łagodny absolutnie dla każdego, nawet dla weterynarza. Całą młodość za płotem odczuwa do dziś: wpada w panikę, gdy między nim a tobą zamykają się drzwi, i potrwa to raczej miesiące niż tygodnie. Ma alergie, więc jego karma kosztuje. W zamian dostajesz przyjaciela, którego zachwyca każdy kolejny poranek.`,
    },
  },
  {
    name: "Pchełka",
    sex: "Female",
    breed: "Yorkshire Terrier",
    age: [3, 8],
    weightKg: 2.9,
    foundAt: "Łódź Polesie",
    arrivedDaysAgo: 33,
    group: "Family dogs",
    scores: [3, 4, 2, 2, 3, 3],
    home: "flat",
    pictures: [
      {
        en: "A steel blue and tan Yorkshire terrier with a red collar, in the grass",
        pl: "Yorkshire terrier, umaszczenie stalowoniebieskie podpalane, z obrożą w kolorze czerwonym; na trawie",
      },
      {
        en: "A steel blue and tan Yorkshire terrier with a red collar, in front of a pale blue wall",
        pl: "Yorkshire terrier, umaszczenie stalowoniebieskie podpalane, z obrożą w kolorze czerwonym; na tle bladoniebieskiej ściany",
      },
    ],
    description: {
      en: `Pchełka weighs less than her file. She was found in the park in a knitted jumper, so matted that it took two of us an evening to find the dog inside. Under the wool was a small queen, bright, bossy and grateful, who now expects to be brushed daily and usually is. She loves adults without limit, and finds children under ten too quick and too low. She sleeps best against somebody’s neck. Her back teeth had to come out, which has not slowed her down at the bowl. A quiet home, please, and a lap kept free in the evenings.`,
      pl: `Pchełka waży mniej niż jej kartoteka. Znaleziono ją w parku w swetrze na drutach, tak skołtunioną, że we dwie osoby przez cały wieczór szukaliśmy psa w środku. Pod wełną jest mała królowa, bystra, władcza i wdzięczna, która teraz oczekuje szczotkowania codziennie i zwykle się go doczekuje. Dorosłych kocha bez granic, a dzieci poniżej dziesięciu lat uważa za zbyt szybkie i zbyt niskie. Najlepiej śpi przy czyjejś szyi. Tylnych zębów już nie ma, co wcale nie spowalnia jej przy misce. Poprosimy o cichy dom i wolne kolana wieczorami.`,
    },
  },
  {
    name: "Bułka",
    sex: "Female",
    breed: "French Bulldog",
    age: [4, 3],
    weightKg: 11.2,
    foundAt: "Brzeziny",
    arrivedDaysAgo: 27,
    group: "Family dogs",
    scores: [3, 5, 4, 5, 3, 1],
    home: "flat",
    pictures: [
      {
        en: "A fawn French bulldog with a green collar, in the grass",
        pl: "Buldog francuski, umaszczenie płowe, z obrożą w kolorze zielonym; na trawie",
      },
    ],
    description: {
      en: `You can hear Bułka being happy from two rooms away. She snorts, she grumbles, she sighs like a kettle, and every noise means that she has seen you. Too many litters and too little care brought her to us with sore skin and a timid tail; the skin has healed, and the tail is too short to prove anything, but we think it is doing well. Hot days are hard on her flat face, so walks are short and in the shade. She lives for company: children, other dogs, a delivery man. She should not be alone for more than four hours, and she will tell you so.`,
      pl: `Szczęście w wykonaniu Bułki słychać dwa pokoje dalej. Chrapie, mruczy, wzdycha jak czajnik, a każdy dźwięk znaczy, że cię widzi. Po zbyt wielu miotach i zbyt małej trosce trafiła do nas z chorą skórą i nieśmiałym ogonem; skóra jest już zdrowa, a ogon jest za krótki, żeby cokolwiek udowodnić, ale naszym zdaniem ma się dobrze. Upały męczą jej płaski pyszczek, więc spacery są krótkie i w cieniu. Żyje dla towarzystwa: dzieci, innych psów, kuriera. Nie powinna zostawać sama dłużej niż cztery godziny i sama ci o tym powie.`,
    },
  },
  {
    name: "Ruda",
    sex: "Female",
    breed: "Dachshund",
    age: [5, 1],
    weightKg: 8.1,
    foundAt: "Koluszki",
    arrivedDaysAgo: 302,
    group: "Family dogs",
    scores: [3, 4, 3, 3, 2, 4],
    home: "flat",
    pictures: [
      {
        en: "A red dachshund with a yellow collar, in the grass",
        pl: "Jamnik, umaszczenie rude, z obrożą w kolorze żółtym; na trawie",
      },
    ],
    wasAdoptedBefore: true,
    description: {
      en: `Ruda took the train to Koluszki by herself, changed platforms, and would have gone on to Częstochowa if the conductor had not asked for her ticket. A dachshund does not explain. She settled here at once, dug one hole in each run, and slept in the middle of whatever was going on. She is stubborn, droll and deeply loyal to whoever is holding the blanket. She went home with a retired railwayman who had come in for a large dog. They now take the train together on Thursdays, and she has a ticket.`,
      pl: `Ruda samodzielnie dojechała pociągiem do Koluszek, zmieniła peron i pojechałaby dalej do Częstochowy, gdyby konduktor nie poprosił o bilet. Jamnik się nie tłumaczy. U nas od razu poczuła się jak u siebie, wykopała po jednej dziurze w każdym wybiegu i spała w samym środku wydarzeń. Jest uparta, zabawna i głęboko wierna temu, kto akurat trzyma koc. Dziś mieszka z emerytowanym kolejarzem, który przyszedł do nas po dużego psa. W czwartki jeżdżą razem pociągiem i Ruda ma już bilet.`,
    },
  },
  {
    name: "Karmel",
    sex: "Male",
    breed: "Poodle",
    age: [6, 0],
    weightKg: 7,
    foundAt: "Łódź Radogoszcz",
    arrivedDaysAgo: 124,
    group: "Family dogs",
    scores: [3, 5, 4, 4, 5, 2],
    home: "flat",
    pictures: [
      {
        en: "An apricot poodle with a green collar, in the grass",
        pl: "Pudel, umaszczenie morelowe, z obrożą w kolorze zielonym; na trawie",
      },
      {
        en: "An apricot poodle with a green scarf, in the snow",
        pl: "Pudel, umaszczenie morelowe, z szalikiem w kolorze zielonym; na śniegu",
      },
    ],
    description: {
      en: `Karmel knew eleven tricks when he came to us, and nobody to show them to. An elderly music teacher had raised him; when she died, her pupils took turns feeding him until they found our number. He rolls over at “andante” and bows at “encore”. He is clean, clever and a little formal, as if he were waiting for the lesson to begin. He needs a clip every six weeks and a conversation every day. Pianos make him sit very still. He is the easiest dog we have placed this year, and the one we shall miss at closing time.`,
      pl: `Karmel zna jedenaście sztuczek i nie ma komu ich pokazać. Jego panią była starsza nauczycielka muzyki; po jej śmierci uczniowie karmili go na zmianę, aż trafili na nasz numer. Na „andante” robi przewrót, na „bis” kłania się. Jest czysty, mądry i odrobinę oficjalny, jakby czekał na początek lekcji. Potrzebuje strzyżenia co sześć tygodni i rozmowy codziennie. Przy pianinie siedzi zupełnie nieruchomo. To najłatwiejszy pies, jakiemu szukamy domu w tym roku, i ten, którego będzie nam brakować w porze zamykania.`,
    },
  },
  {
    name: "Bystra",
    sex: "Female",
    breed: "Border Collie",
    age: [3, 2],
    weightKg: 16.5,
    foundAt: "Tuszyn",
    arrivedDaysAgo: 219,
    group: "Family dogs",
    scores: [5, 4, 4, 3, 5, 3],
    home: "garden",
    pictures: [
      {
        en: "A red and white border collie with a turquoise bandana, sitting in the grass",
        pl: "Border collie, umaszczenie rudo-białe, z chustką w kolorze turkusowym; siedzi na trawie",
      },
    ],
    description: {
      en: `Bystra came off a farm with no sheep left on it, and for her first month with us she kept the pigeons in one tidy corner of the yard. She is quick, serious and happiest when asked to do something difficult. Our trainer taught her to find lost gloves, and the lost gloves of several years have since been returned. Indoors she switches off and lies across the doorway, counting the household. She is not a dog for a first-time owner or a short walk. With the right person she works as if there were a thread between the two of them.`,
      pl: `Bystra pochodzi z gospodarstwa, w którym nie ma już ani jednej owcy, i przez pierwszy miesiąc u nas trzymała gołębie w równym rzędzie w kącie podwórka. Jest szybka, poważna i najszczęśliwsza, gdy dostaje trudne zadanie. Trener nauczył ją szukać zgubionych rękawiczek i w ten sposób wróciły do nas rękawiczki z kilku lat. W domu się wyłącza i kładzie w poprzek drzwi, licząc domowników. To nie jest pies na początek ani na krótki spacer. Z właściwą osobą pracuje tak, jakby łączyła ich nić.`,
    },
  },
  {
    name: "Morus",
    sex: "Male",
    breed: "Labrador Retriever",
    age: [2, 4],
    weightKg: 30,
    foundAt: "Łowicz",
    arrivedDaysAgo: 14,
    scores: [4, 5, 4, 4, 3, 2],
    pictures: [
      {
        en: "A black Labrador retriever with a plum collar, among autumn leaves",
        pl: "Labrador retriever, umaszczenie czarne, z obrożą w kolorze śliwkowym; wśród jesiennych liści",
      },
      {
        en: "A black Labrador retriever with a plum scarf, sitting in the snow",
        pl: "Labrador retriever, umaszczenie czarne, z szalikiem w kolorze śliwkowym; siedzi na śniegu",
      },
    ],
    description: {
      en: `Morus was pulled out of the Bzura by two anglers, and has been trying to get back into it ever since. Any water will do: a puddle, a bucket, your tea. He is new with us, so this is what we know so far: he sits when asked, takes treats softly, walks like a tractor and likes everyone he has met. He was wearing a good collar with the tag torn off. A scan of his hip shows an old break that healed well and will want watching when he is older. An active household near a lake would be very nearly too good to be true.`,
      pl: `Morusa wyciągnęli z Bzury dwaj wędkarze i od tamtej pory próbuje do niej wrócić. Każda woda się nada: kałuża, wiadro, twoja herbata. Jest u nas od niedawna, więc na razie wiemy tyle: siada na prośbę, smakołyki bierze delikatnie, chodzi jak traktor i lubi każdego, kogo pozna. Przyjechał w porządnej obroży z oderwaną adresówką. Zdjęcie biodra pokazuje stare złamanie, które dobrze się zrosło i na starość będzie wymagać uwagi. Aktywny dom blisko jeziora byłby prawie zbyt piękny, żeby był prawdziwy.`,
    },
  },
];
