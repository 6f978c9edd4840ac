import { memo, useState } from 'react';
import { changesOf, LeadFormFrame, type LeadFormProps } from '../../forms/embed/form-kit.ts';
import type { PurchaseSettings } from '../page-data.ts';
import { PurchaseOverview } from './PurchaseOverview.tsx';
import { PurchaseSteps } from './PurchaseSteps.tsx';
import { usePurchase } from './use-purchase.ts';

/**
 * The whole purchase of the vehicle in the page's address. The build prints the overview of its steps; on first use it goes step by step.
 */
function PurchaseIsland({ form: props, settings }: { form: LeadFormProps; settings: PurchaseSettings }) {
	const purchase = usePurchase(props, settings);
	const { form, flow, lead } = purchase;
	const [, setChanges] = useState(0);
	const changes = changesOf(form, lead, flow);
	return (
		<div className="purchase" onChange={() => setChanges((count) => count + 1)}>
			<LeadFormFrame form={form} lead={lead} subject={null} after={['The deposit']} hasOverview>
				<input type="hidden" name="category" value="Reservation" />
				{lead.state.isOverview && <PurchaseOverview {...{ purchase, settings, changes }} />}
				<PurchaseSteps {...{ purchase, settings, changes }} />
			</LeadFormFrame>
		</div>
	);
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const Purchase = memo(PurchaseIsland);
