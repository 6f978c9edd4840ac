import type { SavedVehicle } from '../../domain/vehicle/saved-vehicle.ts';
import { comparePath } from '../../paths/paths.ts';
import { MOST_COMPARED } from '../stores/compared-vehicles.ts';
import { dockOf } from './dock.ts';

/** The actions of the tray. */
interface Actions {
	/** Removes the vehicle with this id. */
	take: (id: string) => void;
	clear: () => void;
}

let shown: readonly SavedVehicle[] = [];

/** Shows the compared vehicles at the bottom of the window (resolution 97); no tray without any. */
export function showTray(vehicles: readonly SavedVehicle[], { take, clear }: Actions): void {
	if (vehicles === shown || vehicles.length + shown.length === 0) return;
	shown = vehicles;
	const { tray, status } = dockOf(document);
	const hadFocus = tray.contains(document.activeElement);
	const list = Object.assign(document.createElement('ul'), { className: 'tray__slots' });
	list.append(...vehicles.map((vehicle) => slotOf(vehicle, () => take(vehicle.id))));
	tray.replaceChildren(list, wayOn(vehicles), buttonOf('btn btn--3', 'Clear', clear));
	tray.hidden = vehicles.length === 0;
	status.textContent = `${vehicles.length} of ${MOST_COMPARED} to compare`;
	if (hadFocus) tray.querySelector<HTMLElement>('a, button')?.focus();
}

function slotOf({ name, primary_image_url }: SavedVehicle, take: () => void): HTMLElement {
	const words = Object.assign(document.createElement('span'), {
		className: 'vh',
		textContent: `Take out ${name}`,
	});
	const button = buttonOf('tray__slot', '', take);
	button.title = name;
	if (primary_image_url !== null)
		button.append(Object.assign(document.createElement('img'), { src: primary_image_url, alt: '' }));
	button.append(words);
	const slot = document.createElement('li');
	slot.append(button);
	return slot;
}

/** The link to the comparison; with one vehicle, a hint to tick another. */
function wayOn(vehicles: readonly SavedVehicle[]): HTMLElement {
	if (vehicles.length < 2)
		return Object.assign(document.createElement('p'), {
			className: 'tray__hint',
			textContent: 'Tick one more',
		});
	return Object.assign(document.createElement('a'), {
		className: 'btn btn--2',
		href: comparePath(vehicles.map(({ slug }) => slug)),
		textContent: `Compare ${vehicles.length}`,
	});
}

function buttonOf(className: string, textContent: string, onclick: () => void): HTMLButtonElement {
	return Object.assign(document.createElement('button'), { type: 'button', className, textContent, onclick });
}
