/** What kind of thing a stock record is (ITEMTYPES). Feeds that say nothing mean a car. */
export const ITEM_TYPES = ['car', 'caravan', 'motorcycle'] as const;

export type ItemType = (typeof ITEM_TYPES)[number];

/** The words visitors read for one and for several of a kind. */
export const ITEM_NOUNS = {
	car: { one: 'car', many: 'cars' },
	caravan: { one: 'caravan', many: 'caravans' },
	motorcycle: { one: 'motorcycle', many: 'motorcycles' },
} as const satisfies Record<ItemType, { one: string; many: string }>;
