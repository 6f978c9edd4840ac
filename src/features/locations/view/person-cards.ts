import { dialled } from '../../../domain/phone/phone.ts';
import { blockPicture } from '../../../site/pictures/block-picture.ts';
import type { Site } from '../../../site/site.ts';
import { initialsOf } from '../../../site/text/initials.ts';
import type { PersonCard } from '../page-data.ts';

/** Team of a location, in the dealer's order (resolution 161). */
export function peopleAt(slug: string, site: Site): PersonCard[] {
	return site.content.people
		.filter(({ locations }) => locations.includes(slug))
		.map(({ name, role, photo, phone, email }) => ({
			name,
			role,
			initials: initialsOf(name),
			photo: photo === null ? null : blockPicture({ image: photo, alt: '' }, site),
			phone: phone === null ? null : { text: phone, href: `tel:${dialled(phone)}` },
			email,
		}));
}
