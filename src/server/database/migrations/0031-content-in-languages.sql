-- What staff type can be written in each language of the product (rules §13). A column has the text of the first language, as
-- before; the column beside it, named with an s, has those of the others by their codes, never blank: {"pl": "Psy rodzinne"}.
-- docs/decisions/0037-content-in-languages.md

-- The texts of all languages, one a line, for searches: what was typed is found in every language.
create function all_texts(first_language text, others jsonb) returns text
  language sql immutable strict parallel safe
  as $$ select first_language || coalesce((select string_agg(chr(10) || value, '') from jsonb_each_text(others)), '') $$;

alter table animals add column descriptions jsonb not null default '{}';
alter table animal_attribute_types add column names jsonb not null default '{}';
alter table service_types add column names jsonb not null default '{}';
alter table resource_types add column names jsonb not null default '{}';

alter table questionnaire_template_questions
  add column texts jsonb not null default '{}',
  drop constraint questionnaire_template_questions_text_check,
  add check (trim(text) <> '' or texts <> '{}');
-- A copy of the questions that were sent, in the other languages: {"pl": ["Kto mieszka w domu?", ""]}.
alter table adoption_questionnaires add column translated_questions jsonb not null default '{}';

drop index news_search;
alter table news
  add column titles jsonb not null default '{}',
  add column contents jsonb not null default '{}',
  drop constraint news_title_check,
  drop column title_folded;
alter table news
  add column title_folded text not null generated always as (fold(all_texts(title, titles))) stored,
  add constraint news_title_check check (trim(title) <> '' or titles <> '{}');
create index news_search on news using gin (title_folded gin_trgm_ops);

drop index jobs_search;
alter table jobs
  add column names jsonb not null default '{}',
  add column descriptions jsonb not null default '{}',
  drop constraint jobs_name_check,
  drop column name_folded;
alter table jobs
  add column name_folded text not null generated always as (fold(all_texts(name, names))) stored,
  add constraint jobs_name_check check (trim(name) <> '' or names <> '{}');
create index jobs_search on jobs using gin (name_folded gin_trgm_ops);

drop index animal_groups_search, animal_groups_name, animal_groups_listed;
alter table animal_groups
  add column names jsonb not null default '{}',
  add column descriptions jsonb not null default '{}',
  drop constraint animal_groups_name_check,
  drop column name_folded;
alter table animal_groups
  add column name_folded text not null generated always as (fold(all_texts(name, names))) stored,
  add constraint animal_groups_name_check check (trim(name) <> '' or names <> '{}');
create index animal_groups_search on animal_groups using gin (name_folded gin_trgm_ops);
-- A name is one group's in each language.
create unique index animal_groups_name on animal_groups (fold(name)) where archived_at is null and name <> '';
create unique index animal_groups_name_pl on animal_groups (fold(names ->> 'pl')) where archived_at is null;

-- What came with the product in English.
update animal_attribute_types as t set names = jsonb_build_object('pl', pl)
from (values
  ('Energy', 'Energia'),
  ('Friendliness to people', 'Życzliwość wobec ludzi'),
  ('Friendliness to other animals', 'Życzliwość wobec innych zwierząt'),
  ('Good with children', 'Dobre relacje z dziećmi'),
  ('Training', 'Wyszkolenie'),
  ('Independence', 'Samodzielność')
) as known (name, pl) where t.name = known.name;

update service_types as t set names = jsonb_build_object('pl', pl)
from (values
  ('Vaccination', 'Szczepienie'),
  ('Check-up', 'Badanie kontrolne'),
  ('Surgery', 'Operacja'),
  ('Deworming', 'Odrobaczanie'),
  ('Dental care', 'Opieka stomatologiczna'),
  ('Chipping', 'Wszczepienie mikroczipa'),
  ('Grooming', 'Pielęgnacja sierści'),
  ('Behaviour consultation', 'Konsultacja behawioralna')
) as known (name, pl) where t.name = known.name;

update resource_types as t set names = jsonb_build_object('pl', pl)
from (values
  ('Food', 'Karma'),
  ('Medicine', 'Leki'),
  ('Bedding', 'Posłania'),
  ('Hygiene', 'Higiena'),
  ('Toys', 'Zabawki'),
  ('Equipment', 'Wyposażenie')
) as known (name, pl) where t.name = known.name;

update questionnaire_template_questions as q set texts = jsonb_build_object('pl', pl)
from (values
  ('Who lives in your home, and how old are the children?', 'Kto mieszka w twoim domu i ile lat mają dzieci?'),
  ('Does everybody in your home agree to the adoption?', 'Czy wszyscy domownicy zgadzają się na adopcję?'),
  ('Do you live in a flat or a house, do you own or rent it, and does the owner allow animals?',
   'Mieszkasz w bloku czy w domu, na swoim czy w wynajmowanym, i czy właściciel zgadza się na zwierzęta?'),
  ('Is there a balcony, a garden or a fence, and how is it secured?',
   'Czy jest balkon, ogród lub płot i jak są zabezpieczone?'),
  ('Which animals live with you now, and which have lived with you before? What became of them?',
   'Jakie zwierzęta mieszkają z tobą teraz, a jakie mieszkały wcześniej? Co się z nimi stało?'),
  ('How many hours a day will the animal be alone, and where will it be then?',
   'Ile godzin dziennie zwierzę będzie samo i gdzie będzie wtedy przebywać?'),
  ('Where will the animal sleep, eat and spend its days?', 'Gdzie zwierzę będzie spać, jeść i spędzać dni?'),
  ('How will you exercise, train and play with the animal?',
   'Jak zadbasz o ruch, naukę i zabawę zwierzęcia?'),
  ('What will you do if the animal scratches the furniture, is not house-trained or does not get on with other animals?',
   'Co zrobisz, jeśli zwierzę drapie meble, nie umie zachować czystości albo nie dogaduje się z innymi zwierzętami?'),
  ('Who will look after the animal when you travel or fall ill?',
   'Kto zajmie się zwierzęciem podczas twojego wyjazdu lub choroby?'),
  ('Which vet will you go to, and how much can you spend on food and care each month?',
   'Do którego weterynarza pójdziesz i ile możesz wydać miesięcznie na karmę i opiekę?'),
  ('What would make you give the animal back?', 'Co mogłoby sprawić, że oddasz zwierzę?')
) as known (text, pl) where q.text = known.text;
