import type { DemoAnimal } from "./types.ts";

/** The cats of the group "Barn cats". */
export const BARN_CATS: readonly DemoAnimal[] = [
  {
    name: "Rysiek",
    sex: "Male",
    breed: "Mixed breed",
    age: [6, 0],
    weightKg: 5.6,
    foundAt: "Łowicz",
    arrivedDaysAgo: 230,
    group: "Barn cats",
    scores: [4, 2, 4, 2, 1, 5],
    home: "garden",
    pictures: [
      {
        en: "A smoky grey mixed-breed cat, in front of a honey-yellow wall",
        pl: "Mieszaniec, umaszczenie dymne; na tle miodowej ściany",
      },
    ],
    description: {
      en: `Rysiek shakes hands with nobody, but he has kept the feed store free of mice since the day he came, and we have put him on the staff list as a joke that is not quite a joke. A sofa would be a punishment for him. What he wants is a stable or a barn with hay to sleep in, a bowl filled twice a day, and a person who says good evening. He is neutered, vaccinated and hardy. He gets on with horses and with other cats who mind their own business. Keep him shut in for the first four weeks, so that he learns where home is; after that he will be there at dusk.`,
      pl: `Rysiek nikomu nie podaje łapy, ale odkąd tu jest, w magazynie karmy nie ma myszy, więc dla żartu, który nie jest całkiem żartem, wpisaliśmy go na listę zespołu. Kanapa byłaby dla niego karą. Chce stajni albo stodoły z sianem do spania, miski napełnianej dwa razy dziennie i człowieka, który mówi dobry wieczór. Jest po kastracji, zaszczepiony i odporny. Dogaduje się z końmi i z kotami, które pilnują własnych spraw. Przez pierwsze cztery tygodnie trzymaj go w zamknięciu, żeby wiedział, gdzie jest dom; potem będzie wracać o zmierzchu.`,
    },
  },
  {
    name: "Wiedźma",
    sex: "Female",
    breed: "European Shorthair",
    age: [7, 4],
    weightKg: 4.2,
    foundAt: "Brzeziny",
    arrivedDaysAgo: 330,
    group: "Barn cats",
    scores: [3, 1, 3, 1, 1, 5],
    home: "garden",
    pictures: [
      {
        en: "A black European shorthair with a blue collar, in front of a honey-yellow wall",
        pl: "Kot europejski, umaszczenie czarne, z obrożą w kolorze niebieskim; na tle miodowej ściany",
      },
    ],
    description: {
      en: `Wiedźma hisses first and asks questions later, and with her history so would you. She lived in the ruins of a mill and knew people as those who threw things. Every morning Krzysztof wishes her a good day from three metres away, and every morning she tells him to go to the devil; last week she did it while eating from his spoon. She cannot be a pet. She can be an excellent barn cat, fearless with rats, loyal to a place, and beautiful on a roof in the moonlight. She needs shelter, food, a vet once a year, and to be forgiven in advance.`,
      pl: `Wiedźma najpierw syczy, a potem pyta, i z jej przeszłością robiłby tak każdy. Mieszkała w ruinach młyna i znała ludzi jako tych, którzy rzucają. Co rano Krzysztof z trzech metrów życzy jej dobrego dnia i co rano ona posyła go do diabła; w zeszłym tygodniu zrobiła to, jedząc mu z łyżki. Kotem do głaskania nie będzie. Może być znakomitą kotką podwórkową, nieustraszoną wobec szczurów, wierną miejscu i piękną na dachu w świetle księżyca. Potrzebuje schronienia, jedzenia, weterynarza raz w roku i wybaczenia z góry.`,
    },
  },
  {
    name: "Zbój",
    sex: "Male",
    breed: "European Shorthair",
    age: [4, 6],
    weightKg: 5.4,
    foundAt: "Stryków",
    arrivedDaysAgo: 205,
    group: "Barn cats",
    scores: [5, 3, 3, 2, 2, 5],
    home: "garden",
    pictures: [
      {
        en: "A brown tabby and white European shorthair, sitting in front of a pale blue wall, beside a ball of wool",
        pl: "Kot europejski, umaszczenie brązowe pręgowane z bielą; siedzi na tle bladoniebieskiej ściany, obok kłębka wełny",
      },
    ],
    description: {
      en: `Zbój stole a whole roast duck from the drivers’ canteen and took it over a two-metre fence without putting it down. That is the official reason for his arrest. He is a rogue with a torn ear and a swagger, and he has lately shown signs of a soft heart: he sits on the wall when the volunteers have their coffee, nearer each week. Four walls make him roar. A farm, a nursery garden or a riding school would suit him perfectly, with a shed for bad weather and somebody to boast to. He brings what he catches, and expects applause.`,
      pl: `Zbój ukradł z baru dla kierowców całą pieczoną kaczkę i przeniósł ją przez dwumetrowy płot, nie wypuszczając z pyska. Taka jest oficjalna przyczyna zatrzymania. To łobuz z naderwanym uchem i zawadiackim krokiem, u którego ostatnio widać oznaki miękkiego serca: siada na murku, gdy wolontariat pije kawę, co tydzień bliżej. W czterech ścianach ryczy. Gospodarstwo, szkółka roślin albo stadnina będą w sam raz, z szopą na niepogodę i kimś, przed kim można się pochwalić. To, co złowi, przynosi i czeka na oklaski.`,
    },
  },
  {
    name: "Szyszka",
    sex: "Female",
    breed: "Mixed breed",
    age: [3, 2],
    weightKg: 3.8,
    foundAt: "Głowno",
    arrivedDaysAgo: 175,
    group: "Barn cats",
    scores: [3, 2, 5, 2, 1, 4],
    home: "garden",
    pictures: [
      {
        en: "A tortoiseshell mixed-breed cat with a red collar, in front of a honey-yellow wall",
        pl: "Mieszaniec, umaszczenie szylkretowe, z obrożą w kolorze czerwonym; na tle miodowej ściany",
      },
    ],
    description: {
      en: `In the season Szyszka had thirty families, and in November she had none. Cats like her are fed at the summer cottages until the shutters close. She survived two winters under a veranda, with frost on her whiskers and a kitten tucked beneath her that was not even hers. She is gentle with every other cat, mothers the young ones, and lets herself be stroked on the head, once, if the food is already in the bowl. She would like a dry barn with company in it. She is a quiet, useful, modest cat, and would be no trouble to anyone all year round.`,
      pl: `W sezonie Szyszka miała trzydzieści rodzin, a w listopadzie żadnej. Koty takie jak ona karmi się na działkach letniskowych, dopóki nie opadną okiennice. Dwie zimy przeżyła pod werandą, ze szronem na wąsach i kociakiem pod brzuchem, który nawet nie jest jej. Jest łagodna wobec każdego kota, matkuje młodszym i pozwala się pogłaskać po głowie, raz, jeśli jedzenie już stoi w misce. Marzy jej się sucha stodoła z towarzystwem. To cicha, pożyteczna, skromna kotka, która nikomu nie sprawi kłopotu przez cały rok.`,
    },
  },
];
