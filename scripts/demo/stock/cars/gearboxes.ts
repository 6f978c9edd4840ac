/** A gearbox in the words of a stock record. */
export interface Gearbox {
	/** Value of `simple_transmission`. */
	kind: 'Automatic' | 'Manual';
	/** Value of `trans`. */
	text: string;
	/** Value of `geartype`. */
	type: string;
	/** Number of gears; left out where there are none to count. */
	gears?: number;
}

const automatic = (gears: number, type = 'Sports automatic'): Gearbox => ({
	kind: 'Automatic',
	text: `${gears}-speed ${type.toLowerCase()}`,
	type,
	gears,
});

const manual = (gears: number): Gearbox => ({
	kind: 'Manual',
	text: `${gears}-speed manual`,
	type: 'Manual',
	gears,
});

/** The gearboxes of the tables, by their kind and number of gears. */
export const AUTO4 = automatic(4, 'Automatic');
export const AUTO5 = automatic(5);
export const AUTO6 = automatic(6);
export const AUTO7 = automatic(7);
export const AUTO8 = automatic(8);
export const AUTO9 = automatic(9);
export const AUTO10 = automatic(10);
export const DUAL6 = automatic(6, 'Dual-clutch automatic');
export const DUAL7 = automatic(7, 'Dual-clutch automatic');
export const DUAL8 = automatic(8, 'Dual-clutch automatic');
export const MANUAL5 = manual(5);
export const MANUAL6 = manual(6);

/** A belt gearbox without steps. */
export const CVT: Gearbox = {
	kind: 'Automatic',
	text: 'Continuously variable automatic',
	type: 'Constantly variable transmission',
};

/** The planetary gearbox of a hybrid. */
export const HYBRID_CVT: Gearbox = {
	kind: 'Automatic',
	text: 'Electronic continuously variable automatic',
	type: 'Electronic CVT',
};

/** The one gear of an electric car. */
export const SINGLE: Gearbox = {
	kind: 'Automatic',
	text: '1-speed reduction gear',
	type: 'Reduction gear',
	gears: 1,
};
