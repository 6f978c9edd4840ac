import type { Vehicle } from '../record/vehicle.ts';

type Body = Pick<Vehicle, 'bodyconfiguration' | 'simple_body'> & {
	variant: Pick<Vehicle['variant'], 'bodyconfiguration'>;
};

/** A vehicle's body in the feed's most exact words: 'Double cab pick-up with canopy', at least 'ute'; null when the feed has none. */
export function bodyDetail({ bodyconfiguration, variant, simple_body }: Body): string | null {
	return bodyconfiguration ?? variant.bodyconfiguration ?? simple_body;
}
