import type { MapArea } from '../../page-data.ts';

/** What a map area hands to who draws it. */
export interface AskedMap {
	service: NonNullable<MapArea['service']>;
	pins: Pick<MapArea['pins'][number], 'name' | 'at'>[];
}
