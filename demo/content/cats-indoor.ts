import type { DemoAnimal } from "./types.ts";

/** The cats of the group "Indoor cats", and one who is in no group yet. */
export const INDOOR_CATS: readonly DemoAnimal[] = [
  {
    name: "Mruczek",
    sex: "Male",
    breed: "European Shorthair",
    age: [5, 3],
    weightKg: 5.2,
    foundAt: "Łódź Widzew",
    arrivedDaysAgo: 145,
    group: "Indoor cats",
    scores: [3, 5, 4, 4, 2, 2],
    home: "flat",
    pictures: [
      {
        en: "A grey tabby European shorthair, in the grass",
        pl: "Kot europejski, umaszczenie szare pręgowane; na trawie",
      },
      {
        en: "A grey tabby European shorthair, dozing among autumn leaves, beside a toy mouse",
        pl: "Kot europejski, umaszczenie szare pręgowane; drzemie wśród jesiennych liści, obok myszki",
      },
    ],
    description: {
      en: `Mruczek has been returned twice, and both times for being too affectionate. He wants to be on you while you cook, telephone, shave and sleep, and he starts his engine before he has quite arrived. We do not call that a fault. We call it a vacancy: somewhere there must be a person who works at a desk and has always wanted a warm, striped, five-kilogram paperweight. He is healthy, neutered and polite with other cats. He opens drawers. He has opinions about closed bathroom doors. The third time should be the right one, so come twice before you decide.`,
      pl: `Mruczek wrócił do nas dwa razy i oba razy dlatego, że jest zbyt czuły. Chce na tobie leżeć, kiedy gotujesz, rozmawiasz przez telefon, golisz się i śpisz, a silnik uruchamia, zanim całkiem dojedzie. My nie nazywamy tego wadą. Nazywamy to wolnym etatem: gdzieś musi być ktoś, kto pracuje przy biurku i zawsze marzył o ciepłym, pręgowanym, pięciokilogramowym przycisku do papieru. Jest zdrowy, po kastracji i uprzejmy wobec kotów. Otwiera szuflady. Ma swoje zdanie o zamkniętych drzwiach łazienki. Trzeci raz powinien być tym właściwym, więc przyjdź dwa razy, zanim się zdecydujesz.`,
    },
  },
  {
    name: "Filemon",
    sex: "Male",
    breed: "Mixed breed",
    age: [2, 0],
    weightKg: 4.4,
    foundAt: "Ozorków",
    arrivedDaysAgo: 172,
    group: "Indoor cats",
    scores: [5, 4, 5, 4, 2, 2],
    home: "flat",
    pictures: [
      {
        en: "A cream and ginger mixed-breed cat with a blue bow tie, among autumn leaves",
        pl: "Mieszaniec, umaszczenie kremowo-rude, z muszką w kolorze niebieskim; wśród jesiennych liści",
      },
    ],
    description: {
      en: `Filemon asks questions all day long, and old Bonifacy answers some of them. They came from the same cottage and belong together like a cup and its saucer. Filemon is the young one: curious, clumsy, for ever looking into things and getting stuck there. We have cut him out of a cardboard tube and a sleeve. He adores the old cat, washes his ears for him, and brings him toys that are never played with. Whoever takes Filemon takes Bonifacy too. It is a bargain: one cat for entertainment and one for wisdom, with a stove or a radiator between them.`,
      pl: `Filemon przez cały dzień zadaje pytania, a stary Bonifacy na niektóre odpowiada. Pochodzą z jednej chaty i pasują do siebie jak filiżanka do spodka. Filemon to ten młody: ciekawski, niezdarny, ciągle gdzieś zagląda i tam utyka. Wycinaliśmy go już z tekturowej rury i z rękawa. Starego kota uwielbia, myje mu uszy i przynosi zabawki, którymi nikt się nie bawi. Kto bierze Filemona, bierze też Bonifacego. To okazja: jeden kot od rozrywki i jeden od mądrości, a między nimi piec albo kaloryfer.`,
    },
  },
  {
    name: "Bonifacy",
    sex: "Male",
    breed: "European Shorthair",
    age: [13, 1],
    weightKg: 4.9,
    foundAt: "Ozorków",
    arrivedDaysAgo: 172,
    group: "Indoor cats",
    scores: [1, 4, 4, 4, 2, 3],
    home: "lift",
    pictures: [
      {
        en: "An old black European shorthair, on a green sofa",
        pl: "Kot europejski, senior, umaszczenie czarne; na zielonej kanapie",
      },
    ],
    description: {
      en: `Bonifacy has seen everything and would now like to sit down. He lived on top of a tiled stove for thirteen years, and gave his consent to Filemon only two years ago, after thinking it over. When their mistress moved in with her daughter, the daughter’s husband sneezed, and here they are. He sleeps eighteen hours, eats four small meals, and spends the rest gazing at the young one with patience. A few of his teeth are gone and his coat is rusty in the sun. The two are adopted as a pair. He will not run to greet you. He will make room.`,
      pl: `Bonifacy widział już wszystko i teraz chętnie by usiadł. Trzynaście lat spędził na kaflowym piecu, a na Filemona zgodził się dopiero dwa lata temu, po namyśle. Gdy ich pani przeprowadziła się do córki, zięć zaczął kichać, i oto są. Śpi osiemnaście godzin, zjada cztery małe posiłki, a przez resztę dnia cierpliwie przygląda się młodemu. Kilku zębów już nie ma, a futro rudzieje w słońcu. Ta dwójka idzie do adopcji razem. Nie wybiegnie ci na spotkanie. Zrobi miejsce.`,
    },
  },
  {
    name: "Śnieżka",
    sex: "Female",
    breed: "Persian",
    age: [6, 0],
    weightKg: 4.1,
    foundAt: "Łódź Śródmieście",
    arrivedDaysAgo: 61,
    group: "Indoor cats",
    scores: [1, 4, 3, 3, 2, 2],
    home: "flat",
    pictures: [
      {
        en: "A white Persian, in front of a soft green wall",
        pl: "Kot perski, umaszczenie białe; na tle jasnozielonej ściany",
      },
      {
        en: "A white Persian, sitting on a terracotta sofa",
        pl: "Kot perski, umaszczenie białe; siedzi na ceglastej kanapie",
      },
    ],
    description: {
      en: `Śnieżka arrived grey. It took a bath, a vet and half a tube of patience to learn that she is white, and she has been keeping it up herself ever since, for hours, in front of the mirror. She was used for breeding and then put out with the furniture. Nothing in her suggests a bad temper: she lets herself be combed, wiped about the eyes and admired. Noise is what she cannot bear. Her home should have no small children and no barking, a soft chair in good light, and somebody with ten minutes for a comb every evening while the news is on.`,
      pl: `Śnieżka przyjechała szara. Trzeba było kąpieli, weterynarza i pół tuby cierpliwości, żeby wyszło na jaw, że jest biała, i odtąd sama o to dba, godzinami, przed lustrem. Służyła w hodowli, a potem wystawiono ją razem z meblami. Nic w niej nie zdradza złego charakteru: daje się czesać, przecierać oczy i podziwiać. Nie znosi tylko hałasu. W jej domu nie powinno być małych dzieci ani szczekania, za to miękki fotel w dobrym świetle i ktoś, kto ma co wieczór dziesięć minut na grzebień, póki lecą wiadomości.`,
    },
  },
  {
    name: "Wiking",
    sex: "Male",
    breed: "Maine Coon",
    age: [4, 2],
    weightKg: 7.8,
    foundAt: "Rzgów",
    arrivedDaysAgo: 88,
    group: "Indoor cats",
    scores: [4, 5, 4, 4, 3, 3],
    home: "flat",
    film: "https://films.shelter.example/wiking",
    pictures: [
      {
        en: "A silver tabby Maine Coon with a blue collar, in front of a terracotta wall",
        pl: "Maine coon, umaszczenie srebrne pręgowane, z obrożą w kolorze niebieskim; na tle ceglastej ściany",
      },
      {
        en: "A silver tabby Maine Coon with a blue collar, among autumn leaves",
        pl: "Maine coon, umaszczenie srebrne pręgowane, z obrożą w kolorze niebieskim; wśród jesiennych liści",
      },
    ],
    description: {
      en: `Wiking fills a doorway and then says “eep”. The voice does not go with the rest of him: a great silver cat with a ruff, tufted ears and paws like slippers. He was found patrolling a shopping centre, where he had conquered the pet department. He fetches, walks on a harness, and wades in the bath tub when nobody has asked him to. A cat of this size needs a strong scratching tree, a large litter tray, and a purse for proper food. He likes children who are gentle and dogs who are respectful. He will bring you a sock in the morning, as tribute.`,
      pl: `Wiking wypełnia drzwi, po czym mówi „ip”. Głos nie pasuje do reszty: to wielki srebrny kocur z kryzą, pędzelkami na uszach i łapami jak kapcie. Znaleziono go na obchodzie galerii handlowej, w której podbił dział zoologiczny. Aportuje, chodzi w szelkach i brodzi w wannie, choć nikt go nie zaprasza. Kot tej wielkości potrzebuje mocnego drapaka, dużej kuwety i portfela na porządną karmę. Lubi dzieci, które są delikatne, i psy, które znają szacunek. Rano przyniesie ci skarpetkę, w hołdzie.`,
    },
  },
  {
    name: "Syrenka",
    sex: "Female",
    breed: "Siamese",
    age: [3, 4],
    weightKg: 3.6,
    foundAt: "Łódź Retkinia",
    arrivedDaysAgo: 40,
    group: "Indoor cats",
    scores: [5, 5, 3, 3, 4, 1],
    home: "flat",
    pictures: [
      {
        en: "A seal point Siamese, in front of a terracotta wall",
        pl: "Kot syjamski, umaszczenie ciemnobrązowe znaczone; na tle ceglastej ściany",
      },
      {
        en: "A seal point Siamese, dozing on a blue sofa, beside a ball of wool",
        pl: "Kot syjamski, umaszczenie ciemnobrązowe znaczone; drzemie na niebieskiej kanapie, obok kłębka wełny",
      },
    ],
    description: {
      en: `Syrenka comments on everything, and when there is nothing to comment on, she comments on that. Visitors take her for a baby in the next room. She is slim, blue-eyed and ferociously attached: choose her and you will never again read a newspaper alone. She learned to sit, spin and give five within a week. What she cannot do is be by herself; in her last home she was alone twelve hours a day, and she shouted until the neighbours collected signatures. She needs somebody at home, or a lively second cat, or ideally both, and walls of a decent thickness.`,
      pl: `Syrenka komentuje wszystko, a gdy nie ma czego komentować, komentuje to. Goście biorą ją za niemowlę w sąsiednim pokoju. Jest smukła, niebieskooka i zaciekle przywiązana: wybierz ją, a nigdy więcej nie przeczytasz gazety w samotności. Siad, obrót i piątkę opanowała w tydzień. Nie umie jednego: być sama; w poprzednim domu zostawała na dwanaście godzin dziennie i krzyczała, aż sąsiedzi zebrali podpisy. Potrzebuje kogoś w domu albo żywego drugiego kota, najlepiej obojga naraz, i ścian przyzwoitej grubości.`,
    },
  },
  {
    name: "Kotlet",
    sex: "Male",
    breed: "British Shorthair",
    age: [7, 2],
    weightKg: 7.2,
    foundAt: "Koluszki",
    arrivedDaysAgo: 105,
    group: "Indoor cats",
    scores: [2, 4, 4, 4, 2, 3],
    home: "flat",
    pictures: [
      {
        en: "A blue British shorthair, among autumn leaves",
        pl: "Kot brytyjski krótkowłosy, umaszczenie niebieskie; wśród jesiennych liści",
      },
      {
        en: "A blue British shorthair, in front of a honey-yellow wall",
        pl: "Kot brytyjski krótkowłosy, umaszczenie niebieskie; na tle miodowej ściany",
      },
    ],
    description: {
      en: `Kotlet is built like a sofa and has much the same ambitions. He was called Lord Wellington in his papers and did not come to it once; at “kotlet” he came at a gallop, the only one ever recorded. He is an easy cat to live with: quiet, tidy, kind to children, and content to be in the same room without fuss. He does not care to be carried, and at his weight neither will you. He is on a diet and winning. A household with regular hours, a sunny floor and a firm hand on the larder would make him perfectly happy.`,
      pl: `Kotlet jest zbudowany jak kanapa i ma mniej więcej takie same ambicje. W papierach nazywa się Lord Wellington i ani razu na to nie przyszedł; na „kotlet” nadbiega galopem, jedynym, jaki kiedykolwiek zanotowano. Życie z nim jest łatwe: cichy, schludny, miły dla dzieci, zadowolony, że jest w tym samym pokoju. Nie przepada za noszeniem, a przy jego wadze ty też nie będziesz. Jest na diecie i wygrywa. Dom o stałych porach, słoneczna podłoga i twarda ręka przy spiżarni dadzą mu pełnię szczęścia.`,
    },
  },
  {
    name: "Chmurka",
    sex: "Female",
    breed: "Ragdoll",
    age: [4, 5],
    weightKg: 5,
    foundAt: "Łódź Polesie",
    arrivedDaysAgo: 183,
    group: "Indoor cats",
    scores: [2, 5, 4, 5, 2, 1],
    home: "flat",
    pictures: [
      {
        en: "A blue point Ragdoll, on a blue sofa",
        pl: "Ragdoll, umaszczenie niebieskie znaczone; na niebieskiej kanapie",
      },
      {
        en: "A blue point Ragdoll, dozing in the grass",
        pl: "Ragdoll, umaszczenie niebieskie znaczone; drzemie na trawie",
      },
    ],
    description: {
      en: `Pick Chmurka up and she pours over your arm like a warm scarf. She has the gentlest nature of any cat who has passed through here; she once let a hiccuping baby hold her ear for the whole of an open day. That trust had been misused: she was thin and her coat had to be cut off. It grew back like a cloud, and so did she. She needed a home without open windows or rough games, where somebody would always be about. Two sisters in their seventies, with two armchairs, came to look. There had been some doubt which armchair; she uses both.`,
      pl: `Weź Chmurkę na ręce, a przeleje się przez ramię jak ciepły szal. Ma najłagodniejszą naturę ze wszystkich kotów, jakie tu były; na dniu otwartym przez cały czas pozwalała niemowlęciu z czkawką trzymać się za ucho. Ktoś tej ufności nadużył: przyjechała chuda, z futrem do ścięcia. Futro odrosło jak chmura, a ona razem z nim. Szukaliśmy domu bez otwartych okien i szorstkich zabaw, w którym zawsze ktoś jest. Przyszły dwie siostry po siedemdziesiątce, z dwoma fotelami. Nie było pewne, który fotel wybierze; używa obu.`,
    },
  },
  {
    name: "Faraon",
    sex: "Male",
    breed: "Sphynx",
    age: [3, 1],
    weightKg: 4,
    foundAt: "Łódź Górna",
    arrivedDaysAgo: 73,
    group: "Indoor cats",
    scores: [4, 5, 4, 3, 3, 1],
    home: "flat",
    pictures: [{ en: "A rose sphynx, on a blue sofa", pl: "Sfinks, umaszczenie różowe; na niebieskiej kanapie" }],
    description: {
      en: `Faraon is a hot-water bottle with ears. People laugh when they first see him and then cannot put him down, because he is as warm as a loaf and holds on with both arms. He has no fur to speak of, so he has three jumpers, a weekly bath and sunscreen on the balcony, and he eats like a much larger animal. He was given up when a baby came. He is sociable to the point of being underfoot, greets strangers like investors, and sleeps under the quilt, not on it. A flat above twenty-two degrees, please, and company round the clock.`,
      pl: `Faraon to termofor z uszami. Ludzie śmieją się na jego widok, a potem nie mogą go odłożyć, bo jest ciepły jak bochenek i trzyma się obiema łapami. Futra właściwie nie ma, ma więc trzy swetry, kąpiel raz w tygodniu i krem z filtrem na balkon, a je jak dużo większe zwierzę. Oddano go, gdy w domu pojawiło się dziecko. Jest towarzyski do tego stopnia, że plącze się pod nogami, obcych wita jak inwestorów, a śpi pod kołdrą, nie na niej. Prosimy o mieszkanie powyżej dwudziestu dwóch stopni i towarzystwo przez całą dobę.`,
    },
  },
  {
    name: "Sówka",
    sex: "Female",
    breed: "Scottish Fold",
    age: [5, 0],
    weightKg: 4,
    foundAt: "Tomaszów Mazowiecki",
    arrivedDaysAgo: 59,
    group: "Indoor cats",
    scores: [2, 4, 3, 3, 2, 3],
    home: "flat",
    pictures: [
      {
        en: "A silver tabby Scottish fold with a green collar, in the grass",
        pl: "Kot szkocki zwisłouchy, umaszczenie srebrne pręgowane, z obrożą w kolorze zielonym; na trawie",
      },
      {
        en: "A silver tabby Scottish fold with a green collar, by a window in the evening light",
        pl: "Kot szkocki zwisłouchy, umaszczenie srebrne pręgowane, z obrożą w kolorze zielonym; przy oknie w wieczornym świetle",
      },
    ],
    description: {
      en: `Sówka turns her whole head to look at you, slowly, and one feels examined. The folded ears that make people sigh come from a fault in her cartilage, and the same fault makes her joints stiff; she takes medicine for it and always will. We say this at once because she was bought for the ears and given away for the joints. She does not jump any more, so a step to the sofa and a low litter tray matter a good deal. In everything else she is a wise, soft, observant little owl who hums when she is content. She hums a lot lately.`,
      pl: `Sówka odwraca do ciebie całą głowę, powoli, i człowiek czuje się zbadany. Złożone uszy, nad którymi ludzie wzdychają, to skutek wady chrząstki, a ta sama wada usztywnia jej stawy; bierze na to leki i będzie brać zawsze. Mówimy o tym od razu, bo kupiono ją dla uszu, a oddano przez stawy. Już nie skacze, więc schodek do kanapy i niska kuweta znaczą bardzo wiele. We wszystkim innym to mądra, miękka, spostrzegawcza sówka, która nuci, kiedy jest jej dobrze. Ostatnio nuci dużo.`,
    },
  },
  {
    name: "Nafta",
    sex: "Female",
    breed: "Russian Blue",
    age: [8, 3],
    weightKg: 3.9,
    foundAt: "Łask",
    arrivedDaysAgo: 390,
    group: "Indoor cats",
    scores: [2, 4, 2, 3, 2, 4],
    home: "flat",
    pictures: [
      {
        en: "A silver blue Russian blue with a plum collar, on a green sofa",
        pl: "Kot rosyjski niebieski, umaszczenie srebrnoniebieskie, z obrożą w kolorze śliwkowym; na zielonej kanapie",
      },
    ],
    wasAdoptedBefore: true,
    description: {
      en: `Nafta lived at a petrol station, slept on the warm bonnets of lorries, and one morning travelled a hundred and ninety kilometres in an engine bay without a scratch. After that we all agreed that she should live indoors. She is a reserved, elegant cat with a plush coat and strict habits, who dislikes being hurried and dislikes other cats rather more. She went to a night nurse who keeps the same hours. They sleep until three in the afternoon with the curtains drawn, and then, we hear, have breakfast together and say very little.`,
      pl: `Nafta mieszkała na stacji benzynowej, spała na ciepłych maskach ciężarówek i pewnego ranka przejechała sto dziewięćdziesiąt kilometrów w komorze silnika, bez jednego zadrapania. Po tym wszyscy zgodziliśmy się, że powinna mieszkać w domu. To powściągliwa, elegancka kotka o pluszowym futrze i surowych zwyczajach, która nie lubi pośpiechu, a innych kotów jeszcze bardziej. Dziś mieszka z pielęgniarką z nocnej zmiany, o tych samych porach. Śpią do trzeciej po południu przy zasłoniętych oknach, a potem, jak słyszymy, jedzą razem śniadanie i niewiele mówią.`,
    },
  },
  {
    name: "Tygrys",
    sex: "Male",
    breed: "Maine Coon",
    age: [2, 3],
    weightKg: 6.9,
    foundAt: "Łódź Julianów",
    arrivedDaysAgo: 9,
    isChipped: false,
    scores: [4, 4, 3, 3, 2, 4],
    pictures: [
      {
        en: "A red tabby Maine Coon with a green bow tie, dozing in the grass, beside a toy mouse",
        pl: "Maine coon, umaszczenie rude pręgowane, z muszką w kolorze zielonym; drzemie na trawie, obok myszki",
      },
      {
        en: "A red tabby Maine Coon with a green bow tie, by a window in the evening light",
        pl: "Maine coon, umaszczenie rude pręgowane, z muszką w kolorze zielonym; przy oknie w wieczornym świetle",
      },
    ],
    description: {
      en: `Three people rang the city guard to report a lion in the park, and one of them was a zoology student. It was only Tygrys, sitting on a bench in the evening sun with his mane combed by the wind. He is new, magnificent and unclaimed, and for all his looks he shares his blanket with anybody. The first days have taught us that he likes poultry, high places and being talked to in a low voice, and that he steals pens. His blood tests are still to come back, so he sees only one other cat for now. Ask us again next week; we shall certainly have stories.`,
      pl: `Trzy osoby zadzwoniły do straży miejskiej, że w parku jest lew, a jedna z nich studiuje zoologię. To tylko Tygrys siedział na ławce w wieczornym słońcu, z grzywą rozczesaną przez wiatr. Jest nowy, wspaniały i niczyj, a mimo takiego wyglądu dzieli się kocem z każdym. Z pierwszych dni wiemy, że lubi drób, wysokie miejsca i rozmowę przyciszonym głosem oraz że kradnie długopisy. Na wyniki krwi jeszcze czekamy, więc na razie widuje tylko jednego kota. Zapytaj za tydzień; na pewno będziemy mieć co opowiadać.`,
    },
  },
];
