// Every style sheet that is not a component's own, in order.
import "./fonts.css";
import "./theme.css";
import "./card-types.css";
import "./faces.css";
import "./frames.css";
import "./standing.css";
import "./small-faces.css";
import "./states.css";
import "./table.css";
import "./table-small.css";
import "../table/city/city.css";
import "../table/city/city-rail.css";
import "../table/city/city-phone.css";
import "./print.css";
