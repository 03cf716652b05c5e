import type { DemoNews } from "./types.ts";

export const NEWS: readonly DemoNews[] = [
  {
    title: {
      en: "Open day: come and meet the ones who never jump up",
      pl: "Dzień otwarty: poznaj tych, którzy nigdy nie skaczą",
    },
    author: "julia",
    daysAgo: 3,
    time: "09:20",
    animals: ["Burek", "Jagoda", "Migotka"],
    picture: {
      file: "news-team",
      alts: {
        en: "Drawing: three of the people who look after the animals, with a dachshund",
        pl: "Rysunek: troje opiekunów zwierząt z jamnikiem",
      },
    },
    content: {
      en: `Every shelter has animals whom nobody sees. They do not bark at the gate, they do not put a paw through the bars, and by the time you have walked past the loud ones your heart is already given away. Our next open day belongs to the quiet ones.

On Saturday from ten to four you will be led round by the people who look after them. You will meet Burek, who gets up only if you stay for a minute; Jagoda, who leans on the third knee she trusts; Migotka, who wants the tap turned on; and the two old gentlemen of the senior yard, who would like to sniff your shoes and be told that they look well.

There will be no raffle of animals and no adoption on the spot. You can leave an application, ask the caretakers anything at all, and come back on a weekday when it is calmer. Children are very welcome and get a list of ten things to find out, among them: who sleeps on a boot, who is afraid of buckets, and who has been put on the staff list?

The volunteers are baking. Coffee is paid for in blankets, towels or two złoty, whichever you have more of. Dogs of your own should stay at home this time; the quiet ones have asked us for that.

Trams and buses stop five minutes away, and there are parking places behind the stores. If it rains, we open the corridors, and you will hear all the stories under a roof.`,
      pl: `W każdym schronisku są zwierzęta, których nikt nie widzi. Nie szczekają przy bramie, nie wystawiają łapy przez kraty, a zanim miniesz te głośne, serce masz już zajęte. Nasz najbliższy dzień otwarty należy do cichych.

W sobotę od dziesiątej do szesnastej oprowadzają ci, którzy się nimi opiekują. Poznasz Burka, który wstaje dopiero wtedy, gdy postoisz minutę; Jagodę, która opiera się o trzecie kolano, jakiemu ufa; Migotkę, która prosi o odkręcenie kranu; i dwóch starszych panów z podwórka seniorów, którzy chętnie powąchają twoje buty i usłyszą, że dobrze wyglądają.

Nie będzie losowania zwierząt ani adopcji od ręki. Możesz zostawić wniosek, zapytać opiekunów o wszystko i wrócić w dzień powszedni, kiedy jest spokojniej. Dzieci są bardzo mile widziane i dostają listę dziesięciu rzeczy do odkrycia, między innymi: kto śpi na bucie, kto boi się wiader i kto jest wpisany na listę zespołu?

Wolontariat piecze ciasta. Za kawę płaci się kocem, ręcznikiem albo dwoma złotymi, zależnie od tego, czego masz więcej. Własne psy niech tym razem zostaną w domu; o to proszą nas ci cisi.

Tramwaje i autobusy zatrzymują się pięć minut stąd, miejsca do parkowania są za magazynem. W razie deszczu otwieramy korytarze i wszystkie historie opowiadamy pod dachem.`,
    },
  },
  {
    title: {
      en: "Fireworks are coming: what helps, and what does not",
      pl: "Idą fajerwerki: co pomaga, a co nie",
    },
    author: "ewa",
    daysAgo: 16,
    time: "14:05",
    content: {
      en: `After every night of fireworks our telephone rings from four in the morning. Most of those dogs and cats belong to somebody, and most of them ran through an open door in the first minute. A little preparation saves a great deal of searching.

Start in the afternoon. Take a long walk by daylight and then be done; after dark your dog goes out on a lead and a harness, even if he has never needed one. Check that the chip is registered to your present telephone number. Shut the cats in before dusk, windows too.

Make a den. A wardrobe, a bathroom without windows, a table with a blanket over it: let the animal choose, and do not drag it out to be consoled. Draw the curtains, leave a lamp on, and let the radio talk. Something to chew or lick helps, because a busy tongue calms the head.

Stay with them, and stay ordinary. You cannot reward fear by kindness. If your dog comes to you, be there; if he would rather lie behind the washing machine, he is right as well.

Please do not use a human tranquilliser, and beware of any tablet that only keeps the body still: the fear goes on inside. If last time was bad, come to a vet two weeks beforehand. There are medicines today that really take away the panic, and training with recorded sounds that works when it is begun early.

If you find a frightened animal, shut it in somewhere quiet, give it water, and ring us. We are awake.`,
      pl: `Po każdej nocy z fajerwerkami nasz telefon dzwoni od czwartej rano. Większość tych psów i kotów do kogoś należy i większość ucieka przez otwarte drzwi w pierwszej minucie. Odrobina przygotowań oszczędza mnóstwo szukania.

Zacznij po południu. Idź na długi spacer za dnia i na tym koniec; po zmroku pies wychodzi na smyczy i w szelkach, nawet jeśli nigdy ich nie potrzebował. Sprawdź, czy mikroczip jest zarejestrowany na twój obecny numer telefonu. Koty zamknij przed zmierzchem, okna też.

Urządź kryjówkę. Szafa, łazienka bez okna, stół z kocem: niech zwierzę wybierze samo i nie wyciągaj go, żeby pocieszyć. Zasłoń okna, zostaw lampę, niech gada radio. Pomaga coś do gryzienia albo lizania, bo zajęty język uspokaja głowę.

Zostań w domu i zachowuj się zwyczajnie. Dobrocią nie nagrodzisz strachu. Jeśli pies przychodzi do ciebie, bądź; jeśli woli leżeć za pralką, też ma rację.

Nie podawaj ludzkich środków uspokajających i uważaj na każdą tabletkę, która tylko unieruchamia ciało: strach w środku trwa. Jeśli ostatnio było źle, przyjdź do weterynarza dwa tygodnie wcześniej. Są dziś leki, które naprawdę zabierają panikę, i trening z nagraniami dźwięków, który działa, gdy zacznie się go wcześnie.

Jeśli znajdziesz wystraszone zwierzę, zamknij je w spokojnym miejscu, daj mu wody i zadzwoń do nas. Nie śpimy.`,
    },
  },
  {
    title: {
      en: "Eleven adoptions in one weekend",
      pl: "Jedenaście adopcji w jeden weekend",
    },
    author: "zofia",
    daysAgo: 29,
    time: "10:40",
    picture: {
      file: "news-adoption",
      alts: {
        en: "Drawing: a woman with her arm round her yellow Labrador",
        pl: "Rysunek: kobieta obejmuje swojego biszkoptowego labradora",
      },
    },
    content: {
      en: `I have been reading applications for four years, and I cannot remember a weekend like the last one. Eleven animals went home between Friday noon and Sunday evening, and not one of them was a puppy.

The first to leave was a tomcat of nine who had spent the spring under a desk in the office. The last was a pair of sisters, adopted by a pair of brothers. Between them went a three-coloured cat with one tooth, two dogs from the senior yard, and a large, shy, brown fellow whose new owner had been visiting every Wednesday to sit beside him and correct school essays. He is said to be strict about commas.

None of this happened over a weekend, of course. It happened over weeks: letters, questionnaires with twelve long answers, visits, walks, a look at the balcony, and a good many conversations of the kind in which somebody says, “We had really thought of a different one.” That is my favourite sentence. It means that two have met.

Some people ask why we do not hurry. We used to, years ago, and a fifth of the animals came back. Now it is fewer than one in twenty. A dog who comes back has lost two homes and not one, and he knows it.

If you are waiting for our answer at the moment: you will have it this week. If you are still wondering whether to write at all: the letter need not be long. Tell us who you are, what your days look like, and what made you stop at that particular face.`,
      pl: `Czytam wnioski od czterech lat i nie pamiętam takiego weekendu jak ostatni. Od piątkowego południa do niedzielnego wieczoru jedenaście zwierząt pojechało do domu, a nie było wśród nich ani jednego szczeniaka.

Pierwszy wyszedł dziewięcioletni kocur, który całą wiosnę spędził pod biurkiem w biurze. Ostatnia była para sióstr, adoptowana przez parę braci. Pomiędzy nimi: trójkolorowa kotka z jednym zębem, dwa psy z podwórka seniorów i wielki, nieśmiały, brązowy jegomość, do którego nowy opiekun od dawna przychodził w środy, siadał obok i poprawiał wypracowania. Podobno jest surowy, jeśli chodzi o przecinki.

Oczywiście nic z tego nie stało się w jeden weekend. Trwało tygodniami: listy, ankiety z dwunastoma długimi odpowiedziami, odwiedziny, spacery, rzut oka na balkon i wiele rozmów z rodzaju tych, w których pada zdanie: „Tak naprawdę myśleliśmy o zupełnie innym”. To moje ulubione zdanie. Znaczy, że spotkało się dwoje.

Niektórzy pytają, dlaczego się nie spieszymy. Kiedyś się spieszyliśmy i wracało co piąte zwierzę. Dziś wraca mniej niż jedno na dwadzieścia. Pies, który wraca, traci nie jeden dom, lecz dwa, i dobrze o tym wie.

Jeśli czekasz teraz na naszą odpowiedź: dostaniesz ją w tym tygodniu. Jeśli wciąż się wahasz, czy w ogóle pisać: list nie musi być długi. Napisz, kim jesteś, jak wyglądają twoje dni i co zatrzymało cię właśnie przy tym pyszczku.`,
    },
  },
  {
    title: {
      en: "The new kennels are open",
      pl: "Nowe boksy są otwarte",
    },
    author: "anna",
    daysAgo: 44,
    time: "12:00",
    animals: ["Baca"],
    content: {
      en: `On Thursday at noon Krzysztof turned the last screw, wiped his hands, and held the door open for Baca, who went in, turned round three times, and lay down across the threshold, so that nobody else could be shown anything for half an hour. With that, the new row of kennels was open.

There are twelve of them, each with a room inside and a run outside. The floors are heated. The walls between neighbours can be opened, so that friends may live together and strangers need not stare at each other all day. There is a window in every room at the height of a dog’s eyes, which costs a little more and makes all the difference; dogs, like people, prefer to see who is coming.

The old kennels dated from 1978. They were dry and clean, and we did our best with them, but they echoed. Noise is the hardest thing about a shelter. Our visitors notice it for ten minutes; the animals never have a break from it. In the new building an ordinary conversation is possible even at feeding time. We have measured it and then, just to be sure, had one.

Half of the money came from the city, and the other half from two thousand three hundred and six of you. The smallest gift was a jar of five-grosz coins from a class of seven-year-olds, who asked that it be used for the window of “the biggest one”. It was. Their names are on a small brass plate at the height of a dog’s eyes.

Thank you. Come and see it. You will have to step over Baca.`,
      pl: `W czwartek w południe Krzysztof dokręca ostatnią śrubę, wyciera ręce i przytrzymuje drzwi. Baca wchodzi, obraca się trzy razy i kładzie w poprzek progu, tak że przez pół godziny nie da się nikomu nic pokazać. W ten sposób nowy rząd boksów jest otwarty.

Jest ich dwanaście, każdy z pokojem w środku i wybiegiem na zewnątrz. Podłogi są ogrzewane. Ściany między sąsiadami można otwierać, żeby przyjaciele mieszkali razem, a obcy nie musieli patrzeć na siebie cały dzień. W każdym pokoju jest okno na wysokości psich oczu, co kosztuje trochę więcej i zmienia wszystko; psy, tak jak ludzie, wolą widzieć, kto idzie.

Stare boksy były z 1978 roku. Suche i czyste, robiliśmy w nich, co się dało, ale niosło się w nich echo. Hałas to w schronisku rzecz najtrudniejsza. Goście czują go przez dziesięć minut; zwierzęta nie mają od niego przerwy. W nowym budynku można zwyczajnie rozmawiać nawet w porze karmienia. Najpierw to zmierzyliśmy, a potem, dla pewności, porozmawialiśmy.

Połowa pieniędzy pochodzi od miasta, druga połowa od dwóch tysięcy trzystu sześciu osób spośród was. Najmniejszy dar to słoik pięciogroszówek od klasy siedmiolatków z prośbą, żeby przeznaczyć je na okno „tego największego”. Tak się stało. Ich imiona są na małej mosiężnej tabliczce na wysokości psich oczu.

Dziękujemy. Przyjdź i zobacz. Przez Bacę trzeba będzie przejść.`,
    },
  },
  {
    title: {
      en: "Sunday walks with volunteers begin again",
      pl: "Niedzielne spacery z wolontariatem wracają",
    },
    author: "julia",
    daysAgo: 168,
    time: "08:55",
    content: {
      en: `From this Sunday the green gate opens at nine, and anybody who has taken our short course may walk a dog through the wood and back. It takes an hour, it costs nothing, and it changes the whole week of a dog who lives in a kennel.

What does a walk do? It lets a nose read the news. It lets old joints warm up and young ones slow down. It shows us how a dog behaves towards bicycles, prams, hens and puddles, and we write all of it into the file. More than once it was a volunteer’s note, “sat down beside a crying child and would not leave”, that found somebody a family.

The course takes two hours and is held on the first and third Saturday of the month. You will learn how to put on a harness without wrestling, how to pass another dog, what to do if a lead slips, and how to say “no, thank you” to an invitation to run. You must be at least sixteen, and we ask for three months or more, since it is hard on dogs when friends keep changing. Those who are not yet eighteen bring a guardian’s signature. The form is on the page about volunteering.

Wear shoes that may get dirty and a coat with pockets. We lend you everything else, treats included. Afterwards there is tea at the long table, and somebody always has a cake.

If you cannot walk far, there are dogs who cannot either. Dziadek goes to the third tree and needs company on the way back.`,
      pl: `Od tej niedzieli zielona furtka otwiera się o dziewiątej i każdy, kto ma za sobą nasz krótki kurs, może zabrać psa do lasu i z powrotem. Trwa to godzinę, nic nie kosztuje i zmienia cały tydzień psa, który mieszka w boksie.

Co daje spacer? Nos może poczytać wiadomości. Stare stawy się rozgrzewają, młode zwalniają. My widzimy, jak pies zachowuje się wobec rowerów, wózków, kur i kałuż, i wszystko to trafia do kartoteki. Niejeden raz to notatka z wolontariatu, „usiadł obok płaczącego dziecka i nie chciał odejść”, znalazła komuś rodzinę.

Kurs trwa dwie godziny i odbywa się w pierwszą i trzecią sobotę miesiąca. Pokażemy ci, jak założyć szelki bez zapasów, jak minąć innego psa, co zrobić, gdy smycz się wymknie, i jak powiedzieć „nie, dziękuję” na zaproszenie do biegu. Trzeba mieć skończone szesnaście lat, a prosimy o co najmniej trzy miesiące, bo psom jest ciężko, gdy przyjaciele ciągle się zmieniają. Osoby przed osiemnastką przynoszą podpis opiekuna prawnego. Formularz jest na stronie o wolontariacie.

Załóż buty, które można ubrudzić, i kurtkę z kieszeniami. Resztę pożyczamy, razem ze smakołykami. Potem jest herbata przy długim stole i zawsze ktoś ma ciasto.

Jeśli nie możesz daleko chodzić, mamy psy, które też nie mogą. Dziadek dochodzi do trzeciego drzewa i w drodze powrotnej potrzebuje towarzystwa.`,
    },
  },
  {
    title: {
      en: "Bottle kittens: how you can help from home",
      pl: "Kocięta na butelce: jak pomóc z domu",
    },
    author: "magdalena",
    daysAgo: 72,
    time: "17:30",
    content: {
      en: `There are nineteen kittens in the nursery tonight, and the smallest weighs less than a letter. They eat every three hours. They cannot keep themselves warm. They cannot do anything by themselves except shout, and that they do very well.

We need foster homes. A foster home is a spare bathroom or a quiet corner, a person who is up at night anyway or does not mind, and six to eight weeks of time. We give you the milk, the bottles, the scales, the heating pad, the telephone number that is answered at four in the morning, and everything the vet does. You give the hours, and afterwards you give the kittens back, which is the hard part. We shall lend you a handkerchief for that as well.

You need no experience. I teach it in one evening. Whoever has children may join, as long as everybody washes their hands. Only one thing is impossible: an unvaccinated cat in the same flat, because of the infections that little ones can bring along.

If that is too much, there are other ways. Old towels, as soft as possible. Kitchen scales that show single grams. A tin of milk powder from the list on the resources page of any pet shop. And if you find kittens outdoors: wait, at a distance, for two hours. The mother is usually nearby, shopping. Only if she does not come, or if they are cold and crawling about, take them up and ring us on the way.

Every one of these nineteen has a name already. It helps with the shouting.`,
      pl: `Dziś wieczorem w kocim żłobku jest dziewiętnaście kociąt, a najmniejsze waży mniej niż list. Jedzą co trzy godziny. Same się nie ogrzeją. Same w ogóle nic nie potrafią oprócz krzyku, a krzyk wychodzi im świetnie.

Potrzebujemy domów tymczasowych. Dom tymczasowy to wolna łazienka albo spokojny kąt, ktoś, kto i tak nie śpi po nocach albo komu to nie przeszkadza, i sześć do ośmiu tygodni. Od nas masz mleko, butelki, wagę, matę grzewczą, numer telefonu, pod którym ktoś odbiera o czwartej rano, i wszystko, co robi weterynarz. Od ciebie są godziny, a potem oddajesz kocięta, co jest najtrudniejsze. Na to też pożyczymy ci chusteczkę.

Doświadczenie nie jest potrzebne. Uczę tego w jeden wieczór. Dzieci mogą pomagać, byle wszyscy myli ręce. Niemożliwe jest tylko jedno: nieszczepiony kot w tym samym mieszkaniu, z powodu infekcji, które maluchy mogą przynieść.

Jeśli to za dużo, są inne sposoby. Stare ręczniki, jak najbardziej miękkie. Waga kuchenna, która pokazuje pojedyncze gramy. Puszka mleka zastępczego, takiego, jakie polecają sklepy zoologiczne. A jeśli znajdziesz kocięta na dworze: odczekaj dwie godziny, z daleka. Matka jest zwykle w pobliżu, na zakupach. Dopiero gdy nie przyjdzie albo gdy małe są zimne i rozpełzają się na boki, weź je i po drodze do nas zadzwoń.

Każde z tych dziewiętnastu ma już imię. Pomaga to przy krzyku.`,
    },
  },
  {
    title: {
      en: "When it is hot, when it is freezing: a page for the refrigerator door",
      pl: "W upał i w mróz: kartka na drzwi lodówki",
    },
    author: "ewa",
    daysAgo: 88,
    time: "11:15",
    content: {
      en: `People ask me the same two questions every year, six months apart. Here are both answers on one page, to be cut out and put on the refrigerator.

When it is hot: lay the back of your hand on the pavement for seven seconds. If you cannot hold it there, neither can a paw. Walk before eight and after nine in the evening. Never leave an animal in a car, not in the shade, not with the window open, not for five minutes; the inside reaches fifty degrees while you queue for bread. Flat-nosed dogs and cats are in danger from twenty-five degrees upwards. Heavy panting, a dark tongue or staggering is an emergency: wet the animal with cool, not icy, water, and drive at once.

When it is freezing: an outdoor dog needs a dry, insulated kennel raised off the ground, straw instead of blankets, and water that is not ice. Short-haired, old and thin dogs need a coat, whatever the neighbours say. Rinse the salt off paws after every walk, and keep antifreeze out of reach, since it tastes sweet and a spoonful kills. Knock on the bonnet before you start the engine: there may be a cat asleep on it.

In every season: cats fall from windows that are only tilted, and hang themselves in the gap. A net costs less than an operation. Fresh water belongs in two places. And if an animal that always eats has not eaten for a day, do not read about it. Ring somebody.`,
      pl: `Dwa razy w roku, co sześć miesięcy, ludzie zadają mi te same dwa pytania. Oto obie odpowiedzi na jednej kartce, do wycięcia i powieszenia na lodówce.

W upał: przyłóż grzbiet dłoni do chodnika na siedem sekund. Jeśli nie wytrzymasz ty, nie wytrzyma też łapa. Chodź na spacer przed ósmą i po dwudziestej pierwszej. Nigdy nie zostawiaj zwierzęcia w samochodzie: ani w cieniu, ani przy otwartym oknie, ani na pięć minut; w środku robi się pięćdziesiąt stopni, zanim kupisz chleb. Psom i kotom z płaskim pyskiem grozi niebezpieczeństwo już od dwudziestu pięciu stopni. Ciężkie dyszenie, ciemny język albo chwiejny krok to nagły przypadek: zmocz zwierzę chłodną, nie lodowatą wodą i jedź od razu.

W mróz: pies na dworze potrzebuje suchej, ocieplonej budy uniesionej nad ziemię, słomy zamiast koców i wody, która nie jest lodem. Psy krótkowłose, stare i chude potrzebują ubranka, cokolwiek powiedzą sąsiedzi. Po każdym spacerze spłucz sól z łap, a płyn do chłodnic trzymaj z dala, bo jest słodki, a łyżka zabija. Zanim uruchomisz silnik, zapukaj w maskę: może spać na niej kot.

O każdej porze roku: koty wypadają z okien, które są tylko uchylone, i zawisają w szczelinie. Siatka kosztuje mniej niż operacja. Świeża woda ma stać w dwóch miejscach. A jeśli zwierzę, które zawsze je, nie je od doby, nie czytaj o tym. Zadzwoń do kogoś.`,
    },
  },
  {
    title: {
      en: "One hundred and eleven days of Burek",
      pl: "Sto jedenaście dni Burka",
    },
    author: "piotr",
    daysAgo: 101,
    time: "19:10",
    content: {
      en: `I am not a man of letters, but Julia says that somebody should write about Burek, and that I know him best.

When he came to us he was an ordinary dog of about six. He still is. He is sandy, not large and not small, one ear up, and in photographs he looks like the picture in a dictionary. People glance at the card on his kennel, read “mixed breed, quiet”, and go on to the next. I do not blame them. One cannot see from outside what he is like.

So I shall tell you. He waits until I have unlocked, and then goes out after me, not before. If a new dog cries in the night, he lies down along the wall on that side. When a boy from the Saturday group dropped his ice cream and stood there about to cry, Burek looked at the ice cream for a long time and did not move until he was told. Then he ate it, all of it, and the boy laughed.

He has been to my home for two holidays. My wife, who is afraid of dogs, says that he is not one, he is Burek. We cannot keep him; we have a very old bitch who must be the only one, and he stays outside the kitchen door by his own choice, so as not to upset her.

He needs no training, no garden and no special diet. He wants a person. I know that it is not much of a story, there is no miracle in it. It is only that every evening I turn the key, and he looks at me, and I think: this is a mistake. Somewhere there is a house where he is missing.`,
      pl: `Żaden ze mnie pisarz, ale Julia mówi, że ktoś powinien napisać o Burku i że ja znam go najlepiej.

Przyjechał do nas jako zwykły pies, lat około sześciu. Nadal nim jest. Piaskowy, ani duży, ani mały, jedno ucho w górze, na zdjęciach wygląda jak obrazek ze słownika. Ludzie zerkają na kartę na boksie, czytają „mieszaniec, spokojny” i idą do następnego. Nie mam im tego za złe. Z zewnątrz nie widać, jaki jest.

Więc opowiem. Czeka, aż otworzę, i wychodzi za mną, nie przede mną. Jeśli nowy pies płacze w nocy, kładzie się wzdłuż ściany po tamtej stronie. Kiedy chłopiec z sobotniej grupy upuszcza loda i stoi bliski płaczu, Burek długo patrzy na tego loda i nie rusza się, póki nie usłyszy, że wolno. Wtedy zjada go, całego, a chłopiec się śmieje.

Dwa razy był u mnie w domu na święta. Moja żona, która boi się psów, mówi, że to nie pies, to Burek. Nie możemy go zatrzymać; mamy bardzo starą suczkę, która musi być jedyna, a on z własnej woli zostaje za drzwiami kuchni, żeby jej nie denerwować.

Nie potrzebuje szkolenia, ogrodu ani specjalnej diety. Chce człowieka. Wiem, że to żadna historia, nie ma w niej cudu. Tylko co wieczór przekręcam klucz, on na mnie patrzy, a ja myślę: to pomyłka. Gdzieś jest dom, w którym go brakuje.`,
    },
  },
  {
    title: {
      en: "Thank you, Primary School No. 44",
      pl: "Dziękujemy, Szkoło Podstawowa nr 44",
    },
    author: "krzysztof",
    daysAgo: 117,
    time: "13:45",
    content: {
      en: `Last week a bus stopped at the gate, and out of it came a hundred and ten children with eleven hundred kilograms of food. They had collected it in a month: in shops, on staircases, at a concert, and in one case by selling drawings of dogs to grandparents at five złoty each. I have driven for this shelter for almost eight years, and I have never before had to ask for help with unloading.

They formed a chain from the bus to the stores. A girl at the end of it counted aloud and would not be interrupted. Every sack was put on the proper shelf, because somebody had read the labels first. That is more than can be said for some grown-ups.

Afterwards they looked round in groups of ten. We talked about why one does not put one’s hand through the bars, what a dog means when he yawns, and what it costs to keep a cat for a year. They had good questions. Why are there more black cats than others? Do dogs know that they are in a shelter? Who turns off the light? I answered as well as I could. The light is turned off by me.

The food will last for seven weeks. The drawings hang in the kitchen of the stores, with the best one over the scales. It shows our van, with a dog at the wheel. The dog is wearing my cap, and everybody here agrees that the likeness is very good.`,
      pl: `W zeszłym tygodniu pod bramą stanął autobus, a z niego wysiadło sto dziesięcioro dzieci z tysiącem stu kilogramami karmy. Zebrały ją w miesiąc: w sklepach, na klatkach schodowych, na koncercie, a w jednym przypadku sprzedając dziadkom rysunki psów po pięć złotych. Jeżdżę dla tego schroniska od prawie ośmiu lat i jeszcze nigdy nie potrzebowałem pomocy przy rozładunku.

Ustawiły łańcuch od autobusu do magazynu. Dziewczynka na końcu liczyła na głos i nie pozwalała sobie przerwać. Każdy worek trafił na właściwą półkę, bo ktoś najpierw przeczytał etykiety. Nie o każdym dorosłym da się to powiedzieć.

Potem zwiedzały w dziesięcioosobowych grupach. Rozmawialiśmy o tym, dlaczego nie wkłada się ręki przez kraty, co pies chce powiedzieć, gdy ziewa, i ile kosztuje rok utrzymania kota. Pytania są dobre. Dlaczego jest więcej czarnych kotów niż innych? Czy psy wiedzą, że są w schronisku? Kto gasi światło? Odpowiadałem, jak umiałem. Światło gaszę ja.

Karmy wystarczy na siedem tygodni. Rysunki wiszą w kuchni magazynu, najlepszy nad wagą. Przedstawia nasz samochód z psem za kierownicą. Pies ma na głowie moją czapkę i wszyscy tu zgodnie twierdzą, że podobieństwo jest bardzo duże.`,
    },
  },
  {
    title: {
      en: "A year in figures, and what they do not say",
      pl: "Rok w liczbach i to, czego liczby nie mówią",
    },
    author: "anna",
    daysAgo: 133,
    time: "10:00",
    content: {
      en: `Our yearly report has gone to the city and to the chamber, and you will find the most important figures here as well, since it is your money.

In twelve months we took in six hundred and forty-eight animals: four hundred and two dogs and two hundred and forty-six cats. One hundred and seventy-one went back to their owners, nine out of ten of those because of a chip. Four hundred and thirty-eight were adopted. On the last day of the year there were fewer animals here than on the first, which has happened only twice since the shelter was founded.

We spent most on veterinary care, then on wages, then on food, then on heating. Two thirds were paid by the city, and one third by gifts and by the tax per cent. Eighty-four volunteers gave eleven thousand hours between them. If we had to pay for those we should have to close.

So much for the figures. They do not say that the median dog waited for fifty-three days, whereas some wait for years, and that we know exactly who they are. They do not say how many telephone calls ended with a family keeping its dog after all, because Tomasz drove over and taught them something. Nobody counts the animals that never came.

They do not say, either, what it is like here at six in the evening, when the gate is shut and the bowls are washed, and for a minute the whole place is silent. Somebody once called that the sound of everybody having eaten. It is the figure that I should most like to put in the report.`,
      pl: `Nasze roczne sprawozdanie jest już w urzędzie miasta i w izbie, a najważniejsze liczby znajdziesz też tutaj, bo chodzi o twoje pieniądze.

Przez dwanaście miesięcy przyjęliśmy sześćset czterdzieści osiem zwierząt: czterysta dwa psy i dwieście czterdzieści sześć kotów. Sto siedemdziesiąt jeden wróciło do swoich opiekunów, z tego dziewięć na dziesięć dzięki mikroczipowi. Czterysta trzydzieści osiem znalazło nowy dom. Ostatniego dnia roku było tu mniej zwierząt niż pierwszego, co od założenia schroniska zdarzyło się dopiero drugi raz.

Najwięcej wydajemy na opiekę weterynaryjną, potem na pensje, potem na karmę, potem na ogrzewanie. Dwie trzecie płaci miasto, jedną trzecią pokrywają darowizny i procent podatku. Osiemdziesiąt cztery osoby w wolontariacie dały łącznie jedenaście tysięcy godzin. Gdybyśmy mieli za nie zapłacić, musielibyśmy zamknąć schronisko.

Tyle liczby. Nie mówią, że połowa psów czeka krócej niż pięćdziesiąt trzy dni, a niektóre latami, i że dokładnie wiemy które. Nie mówią, ile rozmów telefonicznych skończyło się tym, że rodzina jednak zatrzymuje psa, bo Tomasz pojechał i czegoś ich nauczył. Nikt nie liczy zwierząt, które do nas nie trafiły.

Nie mówią też, jak tu jest o szóstej wieczorem, kiedy brama jest zamknięta, miski umyte i przez minutę całe schronisko milczy. Ktoś nazwał to kiedyś dźwiękiem tego, że wszyscy są najedzeni. Tę liczbę najchętniej wpisałabym do sprawozdania.`,
    },
  },
  {
    title: {
      en: "Shy dogs: five things our visitors can do",
      pl: "Nieśmiałe psy: pięć rzeczy, które może zrobić gość",
    },
    author: "tomasz",
    daysAgo: 150,
    time: "15:25",
    content: {
      en: `Piotr and I are often asked why some of our dogs may not be visited without an appointment. They are the shy ones. Nothing is wrong with them that time, quiet and good manners cannot mend, and the manners are ours to learn. Here are five, which also work on a friend’s dog, and on some people.

First, do not look. To a frightened dog, eyes are two spotlights. Look at his shoulder or at the floor, and let him be the one who does the staring.

Second, make yourself small and a bit boring. Sit down sideways. Read something. A dog who has learned that people always want something is amazed by one who does not.

Third, let the hand wait. Do not reach over the head, and do not hold food in such a way that he must come too close to get it. Throw it behind him. When he finds that food moves him away from you and he then comes back of his own accord, you have won more than with ten treats from the hand.

Fourth, stop early. Three good minutes are better than thirty, of which the last one was too much. Dogs remember how a meeting ended.

Fifth, come again. On the same day, at the same hour, in the same jacket, if you can. It is the whole secret. For a shy dog the nicest person in the world is the one who was already here last week.

Those who would like to practise are warmly invited to our reading hour. You bring a book, we bring a stool. So far the dogs like travel writing best.`,
      pl: `Piotr i ja często słyszymy pytanie, dlaczego niektórych naszych psów nie można odwiedzać bez umówienia. To te nieśmiałe. Nie ma w nich nic, czego nie naprawi czas, spokój i dobre maniery, a maniery to nasze zadanie. Oto pięć, które działają też na psa znajomych i na niektórych ludzi.

Po pierwsze, nie patrz. Dla wystraszonego psa oczy to dwa reflektory. Patrz na jego bark albo w podłogę i niech to on się gapi.

Po drugie, zrób się mały i trochę nudny. Usiądź bokiem. Poczytaj coś. Psa, który wie, że ludzie zawsze czegoś chcą, zdumiewa ktoś, kto nie chce niczego.

Po trzecie, niech ręka poczeka. Nie sięgaj nad głowę i nie trzymaj jedzenia tak, żeby trzeba było podejść za blisko. Rzuć je za psa. Kiedy odkryje, że jedzenie go od ciebie oddala, a potem wróci z własnej woli, masz więcej niż po dziesięciu smakołykach z ręki.

Po czwarte, kończ wcześnie. Trzy dobre minuty są lepsze niż trzydzieści, z których ostatniej było za dużo. Psy pamiętają, jak skończyło się spotkanie.

Po piąte, przyjdź znowu. Tego samego dnia, o tej samej godzinie, w tej samej kurtce, jeśli się da. W tym cała tajemnica. Dla nieśmiałego psa najmilszy na świecie jest ten, kto był tu już w zeszłym tygodniu.

Kto chce poćwiczyć, tego serdecznie zapraszamy na naszą godzinę czytania. Ty przynosisz książkę, my stołek. Jak dotąd psy najbardziej lubią literaturę podróżniczą.`,
    },
  },
  {
    title: {
      en: "Wiking has the office, and other changes in the cat house",
      pl: "Wiking ma biuro i inne zmiany w kociarni",
    },
    author: "marta",
    daysAgo: 58,
    time: "16:50",
    content: {
      en: `The cat house has been rebuilt, and we should like to show you round it, at least in words.

There used to be two large rooms with twenty cats in each. Twenty cats who did not choose one another are not a community; they are a waiting room. Now there are seven small rooms with no more than five. Every room has a warm floor, a window that looks at trees, and shelves all the way round, so that one cat can pass another without a discussion. There are never fewer hiding places than cats, and each has two exits. The litter trays stand apart from the bowls. These are small things; a cat’s peace of mind is made of them.

We have kept one room for couples. At present it belongs to Filemon and Bonifacy, who lie on the radiator like a picture of themselves. One room is for those who need no company at all. And there is a balcony, netted from top to bottom, with pots of grass and a bench, where visitors may sit. Please do sit. In the old house people used to walk past the cats, in the new one the cats walk past the people, and everybody chooses better that way.

The money was left to us by Mrs Helena, who adopted five cats here in thirty years, all of them over ten. In her will she asked for “something high up, in the sun”. We have put a shelf in the south window with her name beneath it.

Only the office is too small now, because Wiking has moved into it. He was to stay there for one night, during the painting. He handles incoming mail.`,
      pl: `Kociarnia jest po przebudowie i chętnie cię po niej oprowadzimy, przynajmniej słowami.

Kiedyś były dwa duże pokoje po dwadzieścia kotów. Dwadzieścia kotów, które się nie wybierały, to nie wspólnota, tylko poczekalnia. Dziś jest siedem małych pokoi, w każdym najwyżej pięć kotów. Każdy ma ciepłą podłogę, okno z widokiem na drzewa i półki dookoła, żeby jeden kot mógł minąć drugiego bez dyskusji. Kryjówek nigdy nie jest mniej niż kotów i każda ma dwa wyjścia. Kuwety stoją z dala od misek. To małe rzeczy; z takich zrobiony jest koci spokój.

Jeden pokój zostawiamy dla par. Obecnie należy do Filemona i Bonifacego, którzy leżą na kaloryferze jak własny portret. Jeden jest dla tych, którym w ogóle nie trzeba towarzystwa. Jest też balkon, osiatkowany od góry do dołu, z trawą w donicach i ławką, na której goście mogą usiąść. Usiądź, prosimy. W starej kociarni ludzie przechodzili obok kotów, w nowej koty przechodzą obok ludzi i wszystkim lepiej się tak wybiera.

Pieniądze zostawiła nam pani Helena, która przez trzydzieści lat adoptowała stąd pięć kotów, każdy po dziesiątym roku życia. W testamencie prosi o „coś wysoko, w słońcu”. W południowym oknie jest półka z jej imieniem.

Za małe jest już tylko biuro, bo wprowadził się do niego Wiking. Miał tam zostać na jedną noc, na czas malowania. Zajmuje się pocztą przychodzącą.`,
    },
  },
];
