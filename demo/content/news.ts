import type { DemoNews } from "./types.ts";

export const NEWS: readonly DemoNews[] = [
  {
    title: "Open day: come and meet the ones who never jump up",
    author: "julia",
    daysAgo: 3,
    time: "09:20",
    content: `Every shelter has animals whom nobody sees. They do not bark at the gate, they do not put a paw through the bars, and by the time you have walked past the loud ones your heart is already given away. Our next open day belongs to the quiet ones.

On Saturday from ten to four you will be led round by the people who look after them. You will meet Burek, who gets up only if you stay for a minute; Jagoda, who leans on the third knee she trusts; Migotka, who wants the tap turned on; and the two old gentlemen of the senior yard, who would like to sniff your shoes and be told that they look well.

There will be no raffle of animals and no adoption on the spot. You can leave an application, ask the caretakers anything at all, and come back on a weekday when it is calmer. Children are very welcome and get a list of ten things to find out, among them: who sleeps on a boot, who is afraid of buckets, and who has been put on the staff list?

The volunteers are baking. Coffee is paid for in blankets, towels or two złoty, whichever you have more of. Dogs of your own should stay at home this time; the quiet ones have asked us for that.

Trams and buses stop five minutes away, and there are parking places behind the stores. If it rains, we open the corridors, and you will hear all the stories under a roof.`,
  },
  {
    title: "Fireworks are coming: what helps, and what does not",
    author: "ewa",
    daysAgo: 16,
    time: "14:05",
    content: `After every night of fireworks our telephone rings from four in the morning. Most of those dogs and cats belong to somebody, and most of them ran through an open door in the first minute. A little preparation saves a great deal of searching.

Start in the afternoon. Take a long walk by daylight and then be done; after dark your dog goes out on a lead and a harness, even if he has never needed one. Check that the chip is registered to your present telephone number. Shut the cats in before dusk, windows too.

Make a den. A wardrobe, a bathroom without windows, a table with a blanket over it: let the animal choose, and do not drag it out to be consoled. Draw the curtains, leave a lamp on, and let the radio talk. Something to chew or lick helps, because a busy tongue calms the head.

Stay with them, and stay ordinary. You cannot reward fear by kindness. If your dog comes to you, be there; if he would rather lie behind the washing machine, he is right as well.

Please do not use a human tranquilliser, and beware of any tablet that only keeps the body still: the fear goes on inside. If last time was bad, come to a vet two weeks beforehand. There are medicines today that really take away the panic, and training with recorded sounds that works when it is begun early.

If you find a frightened animal, shut it in somewhere quiet, give it water, and ring us. We are awake.`,
  },
  {
    title: "Eleven adoptions in one weekend",
    author: "zofia",
    daysAgo: 29,
    time: "10:40",
    content: `I have been reading applications for four years, and I cannot remember a weekend like the last one. Eleven animals went home between Friday noon and Sunday evening, and not one of them was a puppy.

The first to leave was a tomcat of nine who had spent the spring under a desk in the office. The last was a pair of sisters, adopted by a pair of brothers. Between them went a three-coloured cat with one tooth, two dogs from the senior yard, and a large, shy, brown fellow whose new owner had been visiting every Wednesday to sit beside him and correct school essays. He is said to be strict about commas.

None of this happened over a weekend, of course. It happened over weeks: letters, questionnaires with twelve long answers, visits, walks, a look at the balcony, and a good many conversations of the kind in which somebody says, “We had really thought of a different one.” That is my favourite sentence. It means that two have met.

Some people ask why we do not hurry. We used to, years ago, and a fifth of the animals came back. Now it is fewer than one in twenty. A dog who comes back has lost two homes and not one, and he knows it.

If you are waiting for our answer at the moment: you will have it this week. If you are still wondering whether to write at all: the letter need not be long. Tell us who you are, what your days look like, and what made you stop at that particular face.`,
  },
  {
    title: "The new kennels are open",
    author: "anna",
    daysAgo: 44,
    time: "12:00",
    content: `On Thursday at noon Krzysztof turned the last screw, wiped his hands, and held the door open for Baca, who went in, turned round three times, and lay down across the threshold, so that nobody else could be shown anything for half an hour. With that, the new row of kennels was open.

There are twelve of them, each with a room inside and a run outside. The floors are heated. The walls between neighbours can be opened, so that friends may live together and strangers need not stare at each other all day. There is a window in every room at the height of a dog’s eyes, which costs a little more and makes all the difference; dogs, like people, prefer to see who is coming.

The old kennels dated from 1978. They were dry and clean, and we did our best with them, but they echoed. Noise is the hardest thing about a shelter. Our visitors notice it for ten minutes; the animals never have a break from it. In the new building an ordinary conversation is possible even at feeding time. We have measured it and then, just to be sure, had one.

Half of the money came from the city, and the other half from two thousand three hundred and six of you. The smallest gift was a jar of five-grosz coins from a class of seven-year-olds, who asked that it be used for the window of “the biggest one”. It was. Their names are on a small brass plate at the height of a dog’s eyes.

Thank you. Come and see it. You will have to step over Baca.`,
  },
  {
    title: "Sunday walks with volunteers begin again",
    author: "julia",
    daysAgo: 168,
    time: "08:55",
    content: `From this Sunday the green gate opens at nine, and anybody who has taken our short course may walk a dog through the wood and back. It takes an hour, it costs nothing, and it changes the whole week of a dog who lives in a kennel.

What does a walk do? It lets a nose read the news. It lets old joints warm up and young ones slow down. It shows us how a dog behaves towards bicycles, prams, hens and puddles, and we write all of it into the file. More than once it was a volunteer’s note, “sat down beside a crying child and would not leave”, that found somebody a family.

The course takes two hours and is held on the first and third Saturday of the month. You will learn how to put on a harness without wrestling, how to pass another dog, what to do if a lead slips, and how to say “no, thank you” to an invitation to run. You must be at least sixteen, and we ask for three months or more, since it is hard on dogs when friends keep changing. Those who are not yet eighteen bring a guardian’s signature. The form is on the page about volunteering.

Wear shoes that may get dirty and a coat with pockets. We lend you everything else, treats included. Afterwards there is tea at the long table, and somebody always has a cake.

If you cannot walk far, there are dogs who cannot either. Dziadek goes to the third tree and needs company on the way back.`,
  },
  {
    title: "Bottle kittens: how you can help from home",
    author: "magdalena",
    daysAgo: 72,
    time: "17:30",
    content: `There are nineteen kittens in the nursery tonight, and the smallest weighs less than a letter. They eat every three hours. They cannot keep themselves warm. They cannot do anything by themselves except shout, and that they do very well.

We need foster homes. A foster home is a spare bathroom or a quiet corner, a person who is up at night anyway or does not mind, and six to eight weeks of time. We give you the milk, the bottles, the scales, the heating pad, the telephone number that is answered at four in the morning, and everything the vet does. You give the hours, and afterwards you give the kittens back, which is the hard part. We shall lend you a handkerchief for that as well.

You need no experience. I teach it in one evening. Whoever has children may join, as long as everybody washes their hands. Only one thing is impossible: an unvaccinated cat in the same flat, because of the infections that little ones can bring along.

If that is too much, there are other ways. Old towels, as soft as possible. Kitchen scales that show single grams. A tin of milk powder from the list on the resources page of any pet shop. And if you find kittens outdoors: wait, at a distance, for two hours. The mother is usually nearby, shopping. Only if she does not come, or if they are cold and crawling about, take them up and ring us on the way.

Every one of these nineteen has a name already. It helps with the shouting.`,
  },
  {
    title: "When it is hot, when it is freezing: a page for the refrigerator door",
    author: "ewa",
    daysAgo: 88,
    time: "11:15",
    content: `People ask me the same two questions every year, six months apart. Here are both answers on one page, to be cut out and put on the refrigerator.

When it is hot: lay the back of your hand on the pavement for seven seconds. If you cannot hold it there, neither can a paw. Walk before eight and after nine in the evening. Never leave an animal in a car, not in the shade, not with the window open, not for five minutes; the inside reaches fifty degrees while you queue for bread. Flat-nosed dogs and cats are in danger from twenty-five degrees upwards. Heavy panting, a dark tongue or staggering is an emergency: wet the animal with cool, not icy, water, and drive at once.

When it is freezing: an outdoor dog needs a dry, insulated kennel raised off the ground, straw instead of blankets, and water that is not ice. Short-haired, old and thin dogs need a coat, whatever the neighbours say. Rinse the salt off paws after every walk, and keep antifreeze out of reach, since it tastes sweet and a spoonful kills. Knock on the bonnet before you start the engine: there may be a cat asleep on it.

In every season: cats fall from windows that are only tilted, and hang themselves in the gap. A net costs less than an operation. Fresh water belongs in two places. And if an animal that always eats has not eaten for a day, do not read about it. Ring somebody.`,
  },
  {
    title: "One hundred and eleven days of Burek",
    author: "piotr",
    daysAgo: 101,
    time: "19:10",
    content: `I am not a man of letters, but Julia says that somebody should write about Burek, and that I know him best.

When he came to us he was an ordinary dog of about six. He still is. He is sandy, not large and not small, one ear up, and in photographs he looks like the picture in a dictionary. People glance at the card on his kennel, read “mixed breed, quiet”, and go on to the next. I do not blame them. One cannot see from outside what he is like.

So I shall tell you. He waits until I have unlocked, and then goes out after me, not before. If a new dog cries in the night, he lies down along the wall on that side. When a boy from the Saturday group dropped his ice cream and stood there about to cry, Burek looked at the ice cream for a long time and did not move until he was told. Then he ate it, all of it, and the boy laughed.

He has been to my home for two holidays. My wife, who is afraid of dogs, says that he is not one, he is Burek. We cannot keep him; we have a very old bitch who must be the only one, and he stays outside the kitchen door by his own choice, so as not to upset her.

He needs no training, no garden and no special diet. He wants a person. I know that it is not much of a story, there is no miracle in it. It is only that every evening I turn the key, and he looks at me, and I think: this is a mistake. Somewhere there is a house where he is missing.`,
  },
  {
    title: "Thank you, Primary School No. 44",
    author: "krzysztof",
    daysAgo: 117,
    time: "13:45",
    content: `Last week a bus stopped at the gate, and out of it came a hundred and ten children with eleven hundred kilograms of food. They had collected it in a month: in shops, on staircases, at a concert, and in one case by selling drawings of dogs to grandparents at five złoty each. I have driven for this shelter for almost eight years, and I have never before had to ask for help with unloading.

They formed a chain from the bus to the stores. A girl at the end of it counted aloud and would not be interrupted. Every sack was put on the proper shelf, because somebody had read the labels first. That is more than can be said for some grown-ups.

Afterwards they looked round in groups of ten. We talked about why one does not put one’s hand through the bars, what a dog means when he yawns, and what it costs to keep a cat for a year. They had good questions. Why are there more black cats than others? Do dogs know that they are in a shelter? Who turns off the light? I answered as well as I could. The light is turned off by me.

The food will last for seven weeks. The drawings hang in the kitchen of the stores, with the best one over the scales. It shows our van, with a dog at the wheel. The dog is wearing my cap, and everybody here agrees that the likeness is very good.`,
  },
  {
    title: "A year in figures, and what they do not say",
    author: "anna",
    daysAgo: 133,
    time: "10:00",
    content: `Our yearly report has gone to the city and to the chamber, and you will find the most important figures here as well, since it is your money.

In twelve months we took in six hundred and forty-eight animals: four hundred and two dogs and two hundred and forty-six cats. One hundred and seventy-one went back to their owners, nine out of ten of those because of a chip. Four hundred and thirty-eight were adopted. On the last day of the year there were fewer animals here than on the first, which has happened only twice since the shelter was founded.

We spent most on veterinary care, then on wages, then on food, then on heating. Two thirds were paid by the city, and one third by gifts and by the tax per cent. Eighty-four volunteers gave eleven thousand hours between them. If we had to pay for those we should have to close.

So much for the figures. They do not say that the median dog waited for fifty-three days, whereas some wait for years, and that we know exactly who they are. They do not say how many telephone calls ended with a family keeping its dog after all, because Tomasz drove over and taught them something. Nobody counts the animals that never came.

They do not say, either, what it is like here at six in the evening, when the gate is shut and the bowls are washed, and for a minute the whole place is silent. Somebody once called that the sound of everybody having eaten. It is the figure that I should most like to put in the report.`,
  },
  {
    title: "Shy dogs: five things our visitors can do",
    author: "tomasz",
    daysAgo: 150,
    time: "15:25",
    content: `Piotr and I are often asked why some of our dogs may not be visited without an appointment. They are the shy ones. Nothing is wrong with them that time, quiet and good manners cannot mend, and the manners are ours to learn. Here are five, which also work on a friend’s dog, and on some people.

First, do not look. To a frightened dog, eyes are two spotlights. Look at his shoulder or at the floor, and let him be the one who does the staring.

Second, make yourself small and a bit boring. Sit down sideways. Read something. A dog who has learned that people always want something is amazed by one who does not.

Third, let the hand wait. Do not reach over the head, and do not hold food in such a way that he must come too close to get it. Throw it behind him. When he finds that food moves him away from you and he then comes back of his own accord, you have won more than with ten treats from the hand.

Fourth, stop early. Three good minutes are better than thirty, of which the last one was too much. Dogs remember how a meeting ended.

Fifth, come again. On the same day, at the same hour, in the same jacket, if you can. It is the whole secret. For a shy dog the nicest person in the world is the one who was already here last week.

Those who would like to practise are warmly invited to our reading hour. You bring a book, we bring a stool. So far the dogs like travel writing best.`,
  },
  {
    title: "Wiking has the office, and other changes in the cat house",
    author: "marta",
    daysAgo: 58,
    time: "16:50",
    content: `The cat house has been rebuilt, and we should like to show you round it, at least in words.

There used to be two large rooms with twenty cats in each. Twenty cats who did not choose one another are not a community; they are a waiting room. Now there are seven small rooms with no more than five. Every room has a warm floor, a window that looks at trees, and shelves all the way round, so that one cat can pass another without a discussion. There are never fewer hiding places than cats, and each has two exits. The litter trays stand apart from the bowls. These are small things; a cat’s peace of mind is made of them.

We have kept one room for couples. At present it belongs to Filemon and Bonifacy, who lie on the radiator like a picture of themselves. One room is for those who need no company at all. And there is a balcony, netted from top to bottom, with pots of grass and a bench, where visitors may sit. Please do sit. In the old house people used to walk past the cats, in the new one the cats walk past the people, and everybody chooses better that way.

The money was left to us by Mrs Helena, who adopted five cats here in thirty years, all of them over ten. In her will she asked for “something high up, in the sun”. We have put a shelf in the south window with her name beneath it.

Only the office is too small now, because Wiking has moved into it. He was to stay there for one night, during the painting. He handles incoming mail.`,
  },
];
