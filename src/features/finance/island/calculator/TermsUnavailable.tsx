/** What a calculator says of a vehicle whose terms could not be loaded: figures of other terms would be taken for its own (FINANCE-042). */
export const TermsUnavailable = ({ noun }: { noun: string }) => (
	<p className="calc__gone" role="alert">
		{`The figures for this ${noun} could not be loaded. `}
		<a className="link" href={location.pathname + location.search}>
			Try again
		</a>
	</p>
);
