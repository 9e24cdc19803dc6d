import * as z from "zod";
