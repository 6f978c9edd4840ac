import { namesApart } from '../domain/vehicle/naming/unbroken-names.ts';

/** Writes a text with a vehicle's name into an element, in which no line ends within a name such as CX-5. */
export function writeNamed(element: Element, text: string): void {
	const parts = namesApart(text).map((part, index) => {
		if (index % 2 === 0) return part;
		const name = document.createElement('span');
		name.className = 'whole';
		name.append(part);
		return name;
	});
	element.replaceChildren(...parts);
}
