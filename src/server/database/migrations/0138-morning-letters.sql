-- Who gets a letter in the morning with what waits for them, and the last day on which it was looked up.
create table morning_letters (
  employee_id int primary key references employees on delete cascade,
  last_day date
);
