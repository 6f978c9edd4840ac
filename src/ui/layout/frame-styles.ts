/** Stylesheets of every page except header and footer, in cascade order; the gallery uses the same. */
import '../styles/layers.css';
import '../styles/tokens.css';
import '../styles/reset.css';
import '../styles/base.css';
import '../styles/layout.css';
import '../styles/controls.css';
import '../styles/enlarged.css';
// Styles of most pages are in this file: one file is smaller than its parts, and cached from the first page on.
import '../breadcrumbs/breadcrumbs.css';
import '../card/card.css';
import '../card/cards.css';
import '../card/price.css';
import '../card/tag.css';
import '../hours/hours.css';
import '../save-buttons/marks.css';
import '../styles/spec.css';
