-- How long an appointment takes: half an hour, as all did, or what somebody chose on the calendar. Rules §5.
alter table appointments
  add column minutes integer not null default 30 check (minutes between 5 and 240),
  drop constraint appointments_one_per_animal,
  drop constraint appointments_one_per_employee;
alter table appointments
  add constraint appointments_one_per_animal
    exclude using gist (animal_id with =, visit_span(date_of_appointment, minutes) with &&),
  add constraint appointments_one_per_employee
    exclude using gist (employee_id with =, visit_span(date_of_appointment, minutes) with &&);
drop function appointment_span(timestamptz);
