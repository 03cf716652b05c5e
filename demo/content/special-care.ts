import type { DemoAnimalWithType } from "./types.ts";

/** The animals of the group "Special care". */
export const SPECIAL_CARE: readonly DemoAnimalWithType[] = [
  {
    type: "Dog",
    name: "Pirat",
    sex: "Male",
    breed: "Mixed breed",
    age: [7, 3],
    weightKg: 13,
    foundAt: "Bełchatów",
    arrivedDaysAgo: 400,
    group: "Special care",
    scores: [4, 5, 4, 3, 4, 3],
    home: "garden",
    pictures: [
      {
        en: "A white with brown patches mixed-breed dog with a turquoise collar, in front of a honey-yellow wall",
        pl: "Mieszaniec, umaszczenie białe w brązowe łaty, z obrożą w kolorze turkusowym; na tle miodowej ściany",
      },
      {
        en: "A white with brown patches mixed-breed dog with a turquoise collar, lying in front of a pale blue wall",
        pl: "Mieszaniec, umaszczenie białe w brązowe łaty, z obrożą w kolorze turkusowym; leży na tle bladoniebieskiej ściany",
      },
    ],
    description: {
      en: `Pirat has never heard his name, so we gave him the one that suits his face. He is deaf from birth, and it bothers everybody more than him. He knows fourteen hand signs: sit, come, well done, and one that means “sausage”, which he has started to use on us. Stamp on the floor or flick the light to call him, and never wake him by surprise. Off the lead he can only be in fenced places. He is playful, sure of himself and the best sleeper in the building, fireworks included. Families who sign at home have a wonderful advantage, but anyone can learn.`,
      pl: `Pirat nigdy nie słyszy swojego imienia, więc ma takie, które pasuje do pyska. Jest głuchy od urodzenia i przeszkadza to wszystkim bardziej niż jemu. Zna czternaście znaków: siad, do mnie, dobrze, a także jeden, który znaczy „kiełbasa” i którego zaczął używać wobec nas. Tupnij w podłogę albo mignij światłem, żeby go zawołać, i nigdy nie budź go z zaskoczenia. Bez smyczy może biegać tylko tam, gdzie jest płot. Jest wesoły, pewny siebie i śpi najlepiej w całym budynku, także w sylwestra. Rodziny, które migają w domu, mają wspaniałą przewagę, ale nauczy się tego każdy.`,
    },
  },
  {
    type: "Dog",
    name: "Dukat",
    sex: "Male",
    breed: "French Bulldog",
    age: [6, 1],
    weightKg: 12.5,
    foundAt: "Łódź Chojny",
    arrivedDaysAgo: 52,
    group: "Special care",
    scores: [2, 5, 4, 4, 3, 2],
    home: "lift",
    pictures: [
      { en: "A blue French bulldog, in the snow", pl: "Buldog francuski, umaszczenie niebieskie; na śniegu" },
      { en: "A blue French bulldog, in the grass", pl: "Buldog francuski, umaszczenie niebieskie; na trawie" },
    ],
    description: {
      en: `Dukat can breathe through his nose now, and he keeps sniffing things as though somebody had switched on the world. An operation on his airway, paid for by forty-one of you, gave him that. His skin will always need wiping, his ears cleaning, and his meals chosen; reckon with about four hundred złoty a month. For this you get a velvet clown who sits on the foot of whoever is saddest. He should live in a cool flat with a lift. Heat is dangerous for him, and so is a second biscuit, though you will find that he disagrees about the biscuit.`,
      pl: `Dukat może wreszcie oddychać nosem i wciąż wszystko wącha, jakby ktoś włączył świat. Zawdzięcza to operacji dróg oddechowych, którą opłaciło czterdzieści jeden osób spośród was. Skóra zawsze będzie wymagać przecierania, uszy czyszczenia, a posiłki namysłu; trzeba liczyć około czterystu złotych miesięcznie. W zamian jest aksamitny klaun, który siada na stopie tego, komu najsmutniej. Powinien mieszkać w chłodnym mieszkaniu z windą. Upał jest dla niego niebezpieczny, drugie ciastko również, choć w sprawie ciastka okaże się, że ma inne zdanie.`,
    },
  },
  {
    type: "Cat",
    name: "Migotka",
    sex: "Female",
    breed: "European Shorthair",
    age: [9, 5],
    weightKg: 3.7,
    foundAt: "Łódź Radogoszcz",
    arrivedDaysAgo: 280,
    group: "Special care",
    scores: [2, 4, 3, 3, 2, 3],
    home: "flat",
    pictures: [
      {
        en: "A calico European shorthair, on a terracotta sofa",
        pl: "Kot europejski, umaszczenie szylkretowe z bielą; na ceglastej kanapie",
      },
      {
        en: "A calico European shorthair, in front of a pale blue wall",
        pl: "Kot europejski, umaszczenie szylkretowe z bielą; na tle bladoniebieskiej ściany",
      },
    ],
    description: {
      en: `Migotka drinks from the tap, only from the tap, and only if you pretend not to watch. Her kidneys are not young any more, so she eats a special diet and has her blood checked every three months, which she bears with dignity and one swear word. Otherwise she is a lovely talkative old girl who comes running when the key turns and kneads the same corner of the same cushion until she is sure of it. She lived with one lady all her life and would like another person who is at home a good deal. Dogs, no. Sunshine on a windowsill, very much yes.`,
      pl: `Migotka pije z kranu, tylko z kranu i tylko wtedy, gdy udajesz, że nie patrzysz. Nerki nie są już młode, więc je specjalną karmę i co trzy miesiące ma badanie krwi, które znosi z godnością i jednym brzydkim słowem. Poza tym to urocza, rozmowna starsza pani, która przybiega, gdy przekręcasz klucz, i ugniata ten sam róg tej samej poduszki, aż będzie go pewna. Całe życie spędziła z jedną osobą i chętnie zamieszka z drugą, która dużo bywa w domu. Psy: nie. Słońce na parapecie: bardzo, bardzo tak.`,
    },
  },
  {
    type: "Cat",
    name: "Borys",
    sex: "Male",
    breed: "Persian",
    age: [11, 4],
    weightKg: 4.6,
    foundAt: "Pabianice",
    arrivedDaysAgo: 410,
    group: "Special care",
    scores: [1, 4, 3, 4, 2, 3],
    home: "flat",
    pictures: [
      {
        en: "An old smoke grey Persian with a plum collar, by a window in the evening light",
        pl: "Kot perski, senior, umaszczenie dymne, z obrożą w kolorze śliwkowym; przy oknie w wieczornym świetle",
      },
    ],
    description: {
      en: `Borys looks permanently offended and has never been offended in his life. He is diabetic: two tiny injections a day, at seven and at seven, which he takes while eating and does not notice. Our record for teaching a beginner is nine minutes. He wants combing every day, and he hands you the next side without being asked. The reason that he has been here longest of all the cats is only the word “insulin”. Please come and see how small a thing it is. Then see how he lays his flat, cross, beautiful face in the palm of your hand and goes to sleep there.`,
      pl: `Borys zawsze wygląda na obrażonego, a nie obraził się jeszcze nigdy. Ma cukrzycę: dwa maleńkie zastrzyki dziennie, o siódmej i o siódmej, które dostaje przy jedzeniu i których nie zauważa. Nasz rekord w uczeniu początkujących to dziewięć minut. Chce być czesany codziennie i sam podstawia drugi bok. Jeśli czeka najdłużej ze wszystkich kotów, to wyłącznie przez słowo „insulina”. Przyjdź i zobacz, jaka to drobnostka. A potem zobacz, jak kładzie ci w dłoni swój płaski, gniewny, piękny pyszczek i tak zasypia.`,
    },
  },
];
