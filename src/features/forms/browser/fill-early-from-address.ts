import { chooseNamed } from '../embed/choose-named.ts';
import { fillFromAddress } from './fill-from-address.ts';
import { settleDealership } from './settle-dealership.ts';
import { showSubject } from './show-subject.ts';

// Comes where the address of a page with a form names something.
const query = new URLSearchParams(location.search);
const car_id = query.get('car_id');
const place = document.querySelector<HTMLElement>('[data-subject]');

chooseNamed(document, location.search);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-lead]')) {
	fillFromAddress(form, location.search);
	if (car_id) settleDealership(form, query.get('preferredDealership') ?? '');
}
if (place && car_id) showSubject(place, car_id);
