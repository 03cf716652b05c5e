import type { DemoAnimal } from "./types.ts";

/** The dogs of the group "Shy dogs". */
export const SHY_DOGS: readonly DemoAnimal[] = [
  {
    name: "Cień",
    sex: "Male",
    breed: "German Shepherd",
    age: [3, 6],
    weightKg: 31,
    foundAt: "Łęczyca",
    arrivedDaysAgo: 270,
    group: "Shy dogs",
    scores: [3, 2, 4, 2, 3, 3],
    home: "garden",
    pictures: [
      {
        en: "A sable German shepherd with a plum collar, in the grass",
        pl: "Owczarek niemiecki, umaszczenie sobolowe, z obrożą w kolorze śliwkowym; na trawie",
      },
      {
        en: "A sable German shepherd with a plum collar, in the grass",
        pl: "Owczarek niemiecki, umaszczenie sobolowe, z obrożą w kolorze śliwkowym; na trawie",
      },
    ],
    description: {
      en: `For two months we knew Cień only as a pair of eyes at the back of the kennel. Piotr sat on the floor with his back to him every day and read the newspaper aloud, sport first. In the ninth week a nose was laid on his shoulder. That is how everything goes with this dog: late, and then for good. He walks beautifully with people he trusts and hides behind them from the rest. He needs a quiet house with a fenced garden, no visitors at first, and another steady dog if possible. He has never bitten. He simply expects the worst, and would love to be wrong.`,
      pl: `Przez dwa miesiące znaliśmy Cienia tylko jako parę oczu w głębi boksu. Piotr codziennie siadał na podłodze tyłem do niego i czytał na głos gazetę, zaczynając od sportu. W dziewiątym tygodniu ktoś położył mu nos na ramieniu. Z tym psem wszystko tak idzie: późno, a potem na dobre. Pięknie chodzi z ludźmi, którym ufa, a przed resztą się za nimi chowa. Potrzebuje cichego domu z ogrodzonym ogrodem, na początek bez gości i jeśli się da, drugiego, zrównoważonego psa. Nigdy nikogo nie ugryzł. Po prostu spodziewa się najgorszego i bardzo chce się mylić.`,
    },
  },
  {
    name: "Mgła",
    sex: "Female",
    breed: "Border Collie",
    age: [2, 1],
    weightKg: 15.2,
    foundAt: "Poddębice",
    arrivedDaysAgo: 198,
    group: "Shy dogs",
    scores: [4, 3, 5, 2, 4, 2],
    home: "garden",
    pictures: [
      {
        en: "A blue merle border collie with a red collar, in the grass",
        pl: "Border collie, umaszczenie błękitne marmurkowe, z obrożą w kolorze czerwonym; na trawie",
      },
    ],
    description: {
      en: `Mgła will do anything for you, provided that you look the other way. She grew up in a barn with forty other dogs and met her first human hand at eighteen months. She is brilliant with dogs, reads the smallest gesture, and learned “touch” in one lesson through the mesh. Now she takes food from five people and lets two of them put on her lead. Cities are too much for her: traffic turns her into a kite. In a house at the edge of a village, with a calm dog to follow, we believe she would blossom within a year. You would have to enjoy slow victories.`,
      pl: `Mgła zrobi dla ciebie wszystko, pod warunkiem że patrzysz w inną stronę. Dorastała w stodole z czterdziestoma psami i pierwszą ludzką dłoń poznała, mając półtora roku. Z psami jest genialna, czyta najmniejszy gest, a „dotknij” opanowała przez siatkę na jednej lekcji. Teraz bierze jedzenie od pięciu osób, a dwóm pozwala zapiąć smycz. Miasto to dla niej za dużo: ruch uliczny zmienia ją w latawiec. W domu na skraju wsi, za spokojnym psem, rozkwitnie naszym zdaniem w ciągu roku. Trzeba tylko lubić powolne zwycięstwa.`,
    },
  },
  {
    name: "Borówka",
    sex: "Female",
    breed: "Mixed breed",
    age: [3, 0],
    weightKg: 11.6,
    foundAt: "Kutno",
    arrivedDaysAgo: 240,
    group: "Shy dogs",
    scores: [3, 3, 5, 3, 3, 2],
    pictures: [
      {
        en: "A black with a white chest mixed-breed dog, sitting on a terracotta sofa, beside a bone",
        pl: "Mieszaniec, umaszczenie czarne z białą piersią; siedzi na ceglastej kanapie, obok kości",
      },
      {
        en: "A black with a white chest mixed-breed dog, on a blue sofa",
        pl: "Mieszaniec, umaszczenie czarne z białą piersią; na niebieskiej kanapie",
      },
    ],
    description: {
      en: `Borówka believes that every bucket hides a monster, and she checks, from a distance, every day. The night watchman in Kutno fed her for a year without ever touching her. With us she chose one person, then three, and lately she rolled on her back for a complete stranger, looked shocked, and did it again. She gets her courage from other dogs and would be lost as an only one. Travelling makes her sick, hands from above make her duck, and cheese makes her forget both. Adopt her for the dog she is today; the other one is on the way.`,
      pl: `Borówka jest przekonana, że w każdym wiadrze mieszka potwór, i codziennie to sprawdza, z daleka. Nocny stróż w Kutnie karmił ją przez rok, ani razu jej nie dotykając. U nas wybrała jedną osobę, potem trzy, a niedawno położyła się na plecach przed zupełnie obcym człowiekiem, była tym wstrząśnięta i zrobiła to jeszcze raz. Odwagę czerpie z innych psów i jako jedynaczka czułaby się zagubiona. Od jazdy jest jej niedobrze, przed ręką z góry się kuli, a przy serze zapomina o jednym i drugim. Adoptuj ją taką, jaka jest dziś; ta druga jest już w drodze.`,
    },
  },
  {
    name: "Wiórek",
    sex: "Male",
    breed: "Mixed breed",
    age: [2, 2],
    weightKg: 9.1,
    foundAt: "Łódź Olechów",
    arrivedDaysAgo: 325,
    group: "Shy dogs",
    scores: [3, 3, 4, 3, 3, 2],
    pictures: [
      {
        en: "A sandy mixed-breed dog with a green collar, in the grass",
        pl: "Mieszaniec, umaszczenie piaskowe, z obrożą w kolorze zielonym; na trawie",
      },
    ],
    description: {
      en: `Wiórek lived in a sawmill yard and could vanish between two planks faster than you could say his name. It took a humane trap, a roast chicken and eleven nights to bring him in. Then came half a year of very small steps: the open door, the outstretched hand, the lead on the floor, the lead on the dog. He never did like feet. But he turned out to have a comic side, stole gloves, and bowed to invite you to chase him. A woman who walked past his kennel every Saturday for four months, saying nothing, in the end took him home.`,
      pl: `Wiórek mieszkał na placu tartaku i potrafił zniknąć między dwiema deskami, zanim ktoś wypowiedział jego imię. Do złapania go trzeba było żywołapki, pieczonego kurczaka i jedenastu nocy. Potem przyszło pół roku bardzo małych kroków: otwarte drzwi, wyciągnięta dłoń, smycz na podłodze, smycz na psie. Stóp nie polubi chyba nigdy. Ale okazuje się, że ma komiczną stronę, podkrada rękawiczki i kłania się, żeby go gonić. Kobieta, która przez cztery miesiące co sobotę w milczeniu mijała jego boks, w końcu zabrała go do domu.`,
    },
  },
  {
    name: "Zefir",
    sex: "Male",
    breed: "Husky",
    age: [4, 1],
    weightKg: 24,
    foundAt: "Skierniewice",
    arrivedDaysAgo: 220,
    group: "Shy dogs",
    scores: [4, 3, 4, 2, 2, 4],
    home: "garden",
    pictures: [
      {
        en: "A black and white husky with a red collar, in the grass",
        pl: "Husky, umaszczenie czarno-białe, z obrożą w kolorze czerwonym; na trawie",
      },
      {
        en: "A black and white husky with a red collar, sitting in the grass, beside a ball",
        pl: "Husky, umaszczenie czarno-białe, z obrożą w kolorze czerwonym; siedzi na trawie, obok piłki",
      },
    ],
    description: {
      en: `Zefir has ice-blue eyes and looks through you as if you were weather. He spent three years on a chain of two metres, and for weeks after we took it off he still turned back at the end of it. Now he uses the whole run, at full speed, preferably in snow. Towards people he is neither fierce nor fond, merely uninformed. He lets himself be brushed by those who bring the brush quietly. He needs a very secure garden, daily running, and somebody who does not need to be thanked. In the evening, when he thinks nobody looks, he lies down beside you.`,
      pl: `Zefir ma oczy niebieskie jak lód i patrzy przez ciebie, jakby chodziło o pogodę. Trzy lata spędził na dwumetrowym łańcuchu i jeszcze przez całe tygodnie po jego zdjęciu zawracał w tym samym miejscu. Dziś używa całego wybiegu, pełnym pędem, najchętniej w śniegu. Wobec ludzi nie jest ani groźny, ani czuły, jest tylko niedoinformowany. Pozwala się czesać tym, którzy przynoszą szczotkę po cichu. Potrzebuje bardzo pewnego ogrodzenia, codziennego biegania i kogoś, kto nie czeka na podziękowania. Wieczorem, gdy myśli, że nikt nie patrzy, kładzie się obok ciebie.`,
    },
  },
  {
    name: "Jagoda",
    sex: "Female",
    breed: "Mixed breed",
    age: [5, 9],
    weightKg: 18.6,
    foundAt: "Aleksandrów Łódzki",
    arrivedDaysAgo: 310,
    group: "Shy dogs",
    scores: [2, 3, 4, 3, 2, 3],
    pictures: [
      {
        en: "A ginger mixed-breed dog with a plum scarf, in the snow",
        pl: "Mieszaniec, umaszczenie rude, z szalikiem w kolorze śliwkowym; na śniegu",
      },
    ],
    description: {
      en: `Jagoda had raised six puppies in a drainpipe before anybody knew that she was there. All six were adopted within a month; their mother has been waiting for almost a year. She does not push forward. She stands sideways, looks at the wall, and lets her tail decide. If you crouch and do not speak, she will come and press her forehead against your knee, and then you will sit there for a long time. She knows the lead, likes the car, and keeps her bed spotless. She is afraid of brooms. No home has ever been hers, so the first one should be for ever.`,
      pl: `Jagoda wychowała w rurze melioracyjnej sześcioro szczeniąt, zanim ktokolwiek wiedział, że tam jest. Cała szóstka znalazła dom w miesiąc; ich matka czeka prawie rok. Nie pcha się naprzód. Staje bokiem, patrzy w ścianę i zostawia decyzję ogonowi. Jeśli kucniesz i nic nie powiesz, podejdzie i przyłoży czoło do twojego kolana, a wtedy posiedzisz tam długo. Zna smycz, lubi samochód, legowisko trzyma w idealnym porządku. Boi się mioteł. Żaden dom nie był jeszcze jej, więc pierwszy powinien być na zawsze.`,
    },
  },
];
