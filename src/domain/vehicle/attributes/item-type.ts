/** The kind of a stock record (ITEMTYPES). The default is a car. */
export const ITEM_TYPES = ['car', 'caravan', 'motorcycle'] as const;

/** The kind of a vehicle, from {@link ITEM_TYPES}. */
export type ItemType = (typeof ITEM_TYPES)[number];

/** The singular and plural nouns of each kind. */
export const ITEM_NOUNS = {
	car: { one: 'car', many: 'cars' },
	caravan: { one: 'caravan', many: 'caravans' },
	motorcycle: { one: 'motorcycle', many: 'motorcycles' },
} as const satisfies Record<ItemType, { one: string; many: string }>;
