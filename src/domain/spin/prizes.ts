/** A prize of a spin promotion. */
export interface Prize {
	/** 'gas-swap': unique within the promotion, and the same for as long as it runs. */
	id: string;
	/** 'Gas bottle swap'. */
	name: string;
	/** The name on the wheel, short: 'Gas swap'. */
	label: string;
	/** Retail value, dollars including GST. */
	value: number;
	/** How many of all equally likely positions win it. */
	weight: number;
	/** How many there are to be won. */
	stock: number;
	/** How it is claimed: 'Bring your empty bottle to the yard.' */
	claim: string;
}

/** The draw of a promotion: prizes in their fixed order, and the positions after them that win nothing. */
export interface DrawTable {
	prizes: readonly Prize[];
	/** How many positions win nothing. */
	no_prize_weight: number;
}

/** The number of equally likely positions: 100 in a promotion whose chances are per cent. */
export function positionsOf({ prizes, no_prize_weight }: DrawTable): number {
	return prizes.reduce((sum, { weight }) => sum + weight, no_prize_weight);
}

/** The total retail value of all prizes, dollars: what the thresholds of permits are compared with. */
export function poolValue(prizes: readonly Pick<Prize, 'value' | 'stock'>[]): number {
	return prizes.reduce((sum, { value, stock }) => sum + value * stock, 0);
}
