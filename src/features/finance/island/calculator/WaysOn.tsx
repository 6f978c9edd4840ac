import { useState } from 'react';
import { addressOfChoices } from '../../../../domain/finance/calculator/calculator-address.ts';
import type { LoanChoices } from '../../../../domain/finance/loan/loan-choices.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import type { CalculatorWays } from '../../embed/calculator-data.ts';
import type { shareFigures } from './share-figures.ts';
import sharing from './share-figures.ts?address';

interface Props {
	ways: CalculatorWays;
	/** What an address says of the vehicle. */
	about: Readonly<Record<string, string>>;
	/** Null while there is nothing to hand over. */
	choices: LoanChoices | null;
	/** Whether the figures are ones to apply with. */
	hasFigures: boolean;
}

/** On from the figures: application, enquiry and test drive take them over, and they can be shared and printed. */
export function WaysOn({ ways, about, choices, hasFigures }: Props) {
	const { apply, ask, testDrive, call } = ways;
	const isApplication = hasFigures && apply !== null;
	const first = isApplication ? apply : (ask ?? apply);
	const second = isApplication ? ask : null;
	const label = first ? 'Enquire for Finance' : `Call ${call.text}`;
	return (
		<div className="ways">
			<a className="btn btn--1 btn--l btn--block" href={first ? handOver(first, about, choices) : call.href}>
				{isApplication ? 'Apply with these figures' : label}
			</a>
			{second && (
				<a className="btn btn--2 btn--block" href={handOver(second, about, choices)}>
					Ask a question first
				</a>
			)}
			<div className="ways__small">
				<ShareButton />
				<button type="button" onClick={() => window.print()}>
					<Icon name="print" />
					Print
				</button>
				{testDrive && (
					<a href={handOver(testDrive, about, choices)}>
						<Icon name="cal" />
						Test drive
					</a>
				)}
			</div>
		</div>
	);
}

/**
 * An address of this site with the vehicle and the figures, in the order of FINANCE-008; a page of another site gets neither.
 */
function handOver(href: string, about: Props['about'], choices: LoanChoices | null): string {
	if (!href.startsWith('/')) return href;
	const figures = Object.fromEntries(choices ? addressOfChoices(choices, null) : []);
	const { preferredDealership, ...vehicle } = about;
	const { vehiclePriceBudget } = figures;
	const query = new URLSearchParams({
		...(preferredDealership && { preferredDealership }),
		...(vehiclePriceBudget && { vehiclePriceBudget }),
		...vehicle,
		...figures,
	});
	const [path, anchor] = href.split('#');
	return `${path}?${query}${anchor ? `#${anchor}` : ''}`;
}

/** Shares the figures. Its script is loaded when it is pressed. */
function ShareButton() {
	const [isCopied, setCopied] = useState(false);
	const share = async () => {
		const { shareFigures: pass }: { shareFigures: typeof shareFigures } = await import(
			/* @vite-ignore */ sharing
		);
		setCopied(await pass());
	};
	return (
		<button type="button" onClick={share}>
			<Icon name="share" />
			<span aria-live="polite">{isCopied ? 'Link copied' : 'Share'}</span>
		</button>
	);
}
