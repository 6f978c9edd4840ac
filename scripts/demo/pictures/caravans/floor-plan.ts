/** A floor plan: millimetres, looking down, the bed on the left, y up. */
export interface Plan {
	readonly length: number;
	readonly width: number;
	/** Colour of bed and cushions. */
	readonly cloth: string;
	/** Whether the tail has a bathroom, and what is at the nose: a drawbar, or a cab with two seats. */
	readonly bath: boolean;
	readonly nose: 'drawbar' | 'cab';
}
